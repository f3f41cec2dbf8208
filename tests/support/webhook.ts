/** A real HTTP server that records the calls of a webhook. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { listen } from './free-port.ts';

export interface Webhook {
  url: string;
  /** Method and path of each call. */
  calls: string[];
  bodies: string[];
  /** The status of its responses. */
  status: number;
}

/** Listens until the test ends. */
export async function openWebhook(path: string): Promise<Webhook> {
  const hook: Webhook = { url: '', calls: [], bodies: [], status: 200 };
  const server = createServer((message, answer) => {
    void text(message).then((body) => {
      hook.calls.push(`${message.method ?? ''} ${message.url ?? ''}`);
      hook.bodies.push(body);
      answer.writeHead(hook.status).end();
    });
  });
  const port = await listen(server);
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  hook.url = `http://127.0.0.1:${String(port)}${path}`;
  return hook;
}
