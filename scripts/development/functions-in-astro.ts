/**
 * Astro integration that answers the paths of `functions/` in the development server, as Netlify
 * does in production.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import type { AstroIntegration } from 'astro';
import { fitDevelopment } from './headers-in-astro.ts';
import { trackBackgroundWork } from '#server/platform/background.ts';
import { callFunction, findFunction, type FunctionModule } from '#server/platform/functions.ts';
import { toAnswer } from '#server/platform/answer.ts';
import { findVisitor, parseAddress, sendAnswer, toRequest } from '#server/platform/node-http.ts';
import { readBody } from '#server/platform/request-body.ts';
import { usualLimits } from '#server/platform/traffic.ts';
import { runScheduled } from '#server/platform/schedule.ts';

/** The integration for loaded functions; the scheduled ones run too. */
export function functionsInDevelopment(
  functions: readonly FunctionModule[],
  trustedProxies: BlockList | undefined,
): AstroIntegration {
  const work = trackBackgroundWork();
  const answer = async (message: IncomingMessage): Promise<Response | undefined> => {
    const visitor = findVisitor(message, trustedProxies);
    const address = parseAddress(message.url ?? '', visitor.origin);
    const match = address && findFunction(functions, address.pathname, message.method ?? 'GET');
    if (!match) return undefined;
    const request = toRequest(message, address, await readBody(message, usualLimits));
    return callFunction(match, request, { ip: visitor.ip, siteUrl: visitor.origin, waitUntil: work.add });
  };
  const handle = async (message: IncomingMessage, to: ServerResponse, next: () => void): Promise<void> => {
    const response = await answer(message);
    if (!response) {
      next();
      return;
    }
    const known = await toAnswer(response);
    await sendAnswer({ ...known, headers: fitDevelopment(known.headers) }, message, to);
  };
  return {
    name: 'functions-in-development',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(
          (message: IncomingMessage, to: ServerResponse, next: (error?: unknown) => void) => {
            handle(message, to, next).catch(next);
          },
        );
      },
      'astro:server:start': ({ address }) => {
        runScheduled(functions, work, `http://localhost:${String(address.port)}`);
      },
    },
  };
}
