import { renderText } from '#server/mail/plain-text.ts';
import { readBody } from '#server/mail/stored-body.ts';
import { expect, test } from 'vitest';

const body = {
  subject: 'Uw aanvraag',
  blocks: [
    { kind: 'heading' as const, text: 'Dank u' },
    { kind: 'facts' as const, rows: [{ label: 'Referentie', value: 'OFF-1' }] },
  ],
  locale: 'nl' as const,
  reason: 'U krijgt deze e-mail omdat u een formulier verstuurde.',
};

const env = { appSecret: 'x'.repeat(32), siteUrl: 'https://www.example.nl' };

test('a text from the release before is one paragraph with the reason below', () => {
  const text = renderText(body);
  const read = readBody({ body: null, subject: body.subject, textBody: text }, env);
  expect(read).toEqual({
    subject: body.subject,
    blocks: [{ kind: 'paragraph', text: 'Dank u\n======\n\nReferentie: OFF-1' }],
    locale: 'nl',
    reason: body.reason,
  });
  expect(renderText(read)).toBe(text);
});
