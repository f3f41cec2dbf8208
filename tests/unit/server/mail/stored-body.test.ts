import { readBody } from '#server/mail/stored-body.ts';
import { expect, test } from 'vitest';

test('a text that the previous release stored is read as one paragraph and the reason', () => {
  const textBody = 'Dank u\n======\n\nReferentie: OFF-1\n\n-- \nBlinkvast\nUtrecht\n\nDaarom deze mail.\n';
  const env = { appSecret: 'x'.repeat(32), siteUrl: 'https://www.example.nl' };
  expect(readBody({ body: null, subject: 'Uw aanvraag', textBody }, env)).toEqual({
    subject: 'Uw aanvraag',
    blocks: [{ kind: 'paragraph', text: 'Dank u\n======\n\nReferentie: OFF-1' }],
    locale: 'nl',
    reason: 'Daarom deze mail.',
  });
});
