# The site for a container host. The variables of .env.example come from outside, never from a file
# in the image; a proxy in front terminates TLS. `docker build -t blinkvast .`
FROM node:24-slim

# `pg_dump` for `npm run db:backup`, which supports servers of Debian's version and older ones.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /srv/blinkvast
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force
# `node` owns the files, since the site builds published content inside this folder.
COPY --chown=node:node . .
# Invalid content fails the build of the image, so that the previous image stays in service.
RUN node scripts/check-content.ts
RUN chown node:node .

USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8888
EXPOSE 8888
# Not /api/health: an unavailable mail server is no reason to restart the site. The first start
# migrates the database and builds the site.
HEALTHCHECK --interval=30s --timeout=5s --start-period=5m --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/robots.txt').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without npm, so that the process receives SIGTERM itself.
CMD ["node", "scripts/start.ts"]
