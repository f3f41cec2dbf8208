import { finishInWorker } from '#build/finish-in-worker.ts';
import { finishPage } from '#build/finish-page.ts';
import { describe, expect, test } from 'vitest';

const options = {
  webAssembly: false,
  upgradeInsecureRequests: false,
  thirdParties: { scripts: [], images: [], connections: [] },
};

const pageOf = (body: string) =>
  `<!doctype html><html><head><meta charset="utf-8"> <title>x</title></head><body>${body}</body></html>`;

async function finish(path: string, page: string): Promise<string> {
  const bytes = new TextEncoder().encode(page);
  // Cut inside a letter, as a stream may be.
  const cut = bytes.findIndex((byte) => byte > 127) + 1;
  const html = [bytes.slice(0, cut), bytes.slice(cut)];
  return new TextDecoder().decode(await finishInWorker({ path, html, options }));
}

describe('a page that is built', () => {
  test('is finished as one that is rendered on demand, in any script', async () => {
    const page = pageOf('<p> 24 uur · ٢٤ ساعة · 24 Stunden </p>');
    expect(await finish('/', page)).toBe(finishPage(page, options));
  });

  test('comes back to who asked for it, however many are asked for at once', async () => {
    const bodies = ['one', 'two', 'three', 'four'];
    const pages = await Promise.all(bodies.map((body) => finish(`/${body}`, pageOf(`<p>${body}</p>`))));
    expect(pages.map((page) => /<p>(\w+)<\/p>/.exec(page)?.[1])).toEqual(bodies);
  });

  test('ends the build when its policy would block what it needs, and only then', async () => {
    const refused = finish('/about', pageOf('<p style="color:red">x</p>'));
    await expect(refused).rejects.toThrow('/about: the security policy would block <p style>');
    expect(await finish('/about', pageOf('<p>x</p>'))).toContain('<p>x</p>');
  });
});
