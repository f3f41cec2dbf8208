/** A real HTTP server that records the calls of a webhook. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { listen } from './free-port.ts';

export type Webhook = Awaited<ReturnType<typeof openWebhook>>;

/**
 * Opens a server until the end of the test. It records the method and path of each request in
 * `calls` and the body in `bodies`, and responds with `status`.
 */
export async function openWebhook(path: string) {
  const hook = { url: '', calls: [] as string[], bodies: [] as string[], status: 200 };
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
