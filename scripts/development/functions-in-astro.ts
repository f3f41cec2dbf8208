/**
 * Astro integration that serves `functions/` in the development server, as Netlify does in
 * production.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import type { AstroIntegration } from 'astro';
import { relaxForDevelopment } from './headers-in-astro.ts';
import { trackBackgroundWork } from '#server/platform/background.ts';
import { callFunction, findFunction, type FunctionModule } from '#server/platform/functions.ts';
import { findVisitor, parseAddress, sendResponse, toRequest } from '#server/platform/node-http.ts';
import { runScheduled } from '#server/platform/schedule.ts';

/** Returns the integration for loaded functions, which also runs the scheduled ones. */
export function functionsInDevelopment(
  functions: readonly FunctionModule[],
  trustedProxies: BlockList | undefined,
): AstroIntegration {
  const work = trackBackgroundWork();
  const respond = async (message: IncomingMessage): Promise<Response | undefined> => {
    const visitor = findVisitor(message, trustedProxies);
    const url = parseAddress(message.url ?? '', visitor.origin);
    const match = url && findFunction(functions, url.pathname, message.method ?? 'GET');
    if (!match) return undefined;
    return callFunction(match, toRequest(message, url), {
      ip: visitor.ip,
      waitUntil: work.add,
    });
  };
  const handle = async (message: IncomingMessage, to: ServerResponse, next: () => void): Promise<void> => {
    const response = await respond(message);
    if (!response) {
      next();
      return;
    }
    const headers = relaxForDevelopment(response.headers);
    await sendResponse(new Response(response.body, { status: response.status, headers }), message, to);
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
