# The site for a container host. The variables of .env.example come from outside, never from a file
# in the image; a proxy in front ends https. `docker build -t blinkvast .`
FROM node:24-slim

# `pg_dump` for `npm run db:backup`: it reads a server of Debian's own version or an older one.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /srv/blinkvast
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force
# It builds what was published, in its own folder.
COPY --chown=node:node . .
# A fault in a text or in the facts leaves the image before in service.
RUN node scripts/check-content.ts
RUN chown node:node .

USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8888
EXPOSE 8888
# A page, not /api/health: a mail server that is away is no reason to end the site. The first start
# migrates the database and builds.
HEALTHCHECK --interval=30s --timeout=5s --start-period=5m --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/robots.txt').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not by way of npm, so that the signal to stop comes to the site itself.
CMD ["node", "scripts/start.ts"]
