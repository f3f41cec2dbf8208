/** The files of a new form: who writes, how to reach them, and a message. */
import type { Changes } from '../changes.ts';
import type { NewForm } from './form.ts';
import { islandTemplate, pageTemplate } from './page.ts';
import { migrationOf } from './table.ts';

/** Adds the files; `now` is in the name of the migration. */
export function addFiles(changes: Changes, form: NewForm, now: Date): void {
  const moment = now.toISOString().slice(0, 16).replace(/[-:]/g, '');
  const fill = (_: string, key: string) => form[key as 'name' | 'pascal' | 'stem'];
  changes.create(`src/submissions/${form.stem}.ts`, contractOf(form));
  changes.create(`migrations/${moment}_create_${form.table}.ts`, migrationOf(form));
  changes.create(`src/server/forms/${form.stem}.ts`, serverOf(form));
  changes.create(`functions/${form.stem}s.ts`, functionOf(form));
  changes.create(`src/islands/${form.pascal}Form.tsx`, islandTemplate.replace(/__(\w+?)__/g, fill));
  changes.create(`src/pages/[...${form.name}].astro`, pageTemplate.replace(/__(\w+?)__/g, fill));
}

const contractOf = ({ name, pascal, path, prefix }: NewForm) => `
import type { SubmissionContract } from '#submissions/contract.ts';
import { requiredLine, requiredText } from '#submissions/fields.ts';
import { optionalPhone, requiredEmail } from '#submissions/person.ts';
import * as z from 'zod/mini';

export const ${name}Schema = z.object({
  naam: requiredLine('validation.nameRequired'),
  email: requiredEmail(),
  telefoon: optionalPhone(),
  bericht: requiredText('${name}.messageRequired'),
});

export const ${name}Contract = {
  name: '${name}',
  path: '${path}',
  screen: '${name}',
  schema: ${name}Schema,
  referencePrefix: '${prefix}',
  retention: { labelKey: 'legal.${name}', days: 365 },
} as const satisfies SubmissionContract;

/** As stored: trimmed, the telephone number as E.164. */
export type ${pascal} = z.output<typeof ${name}Schema>;
`;

const serverOf = ({ name, stem, pascal, labels, tableKey }: NewForm) => `
import { replyDeadline } from '#domain/deadlines.ts';
import { formatPhone } from '#domain/phone.ts';
import { mailsOf, type MailPlan } from '#server/mail/submission-mails.ts';
import { olderThan, toColumns, type AnswerColumns, type SubmissionForm } from '#server/forms/form.ts';
import { ${name}Contract, type ${pascal} } from '#submissions/${stem}.ts';

const mailPlan: MailPlan<${pascal}> = {
  title: ({ naam }) => \`${labels.nl} van \${naam}\`,
  rows: ({ naam, email, telefoon, bericht }, t) => [
    [t('form.nameLabel'), naam],
    [t('person.emailLabel'), email],
    [t('person.phoneLabel'), telefoon && formatPhone(telefoon)],
    [t('form.messageLabel'), bericht],
  ],
  sender: {
    address: ({ email }) => email,
    texts: {
      subject: 'mail.${name}Subject',
      heading: 'mail.${name}Heading',
      text: 'mail.${name}Text',
      next: 'mail.${name}Next',
    },
  },
};

export const ${name}Form: SubmissionForm<${pascal}> = {
  ...${name}Contract,
  summary: 'Send the form ${labels.en.replaceAll("'", String.raw`\'`)}',
  failureTitleKey: '${name}.failureTitle',
  receivedKey: '${name}.received',
  deadline: (arrivedAt, _answers, closed) => replyDeadline(arrivedAt, closed),
  table: '${tableKey}',
  isExpired: olderThan(${name}Contract.retention.days),
  digest: { title: '${labels.nl.replaceAll("'", String.raw`\'`)}' },
  toRow: (answers): AnswerColumns<'${tableKey}'> => toColumns(answers),
  texts: ({ naam, bericht }) => ({ lines: [naam], text: bericht }),
  listAnswers: mailPlan.rows,
  listConfirmed: ({ naam, email, telefoon }: ${pascal}, t) => [
    [t('form.nameLabel'), naam],
    [t('person.emailLabel'), email],
    [t('person.phoneLabel'), telefoon && formatPhone(telefoon)],
  ],
  renderMails: mailsOf(mailPlan),
};
`;

const functionOf = ({ name, stem, path }: NewForm) => `
import { ${name}Form } from '#server/forms/${stem}.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { submissionHandler } from '#server/forms/endpoint.ts';
import type { Config } from '@netlify/functions';

export default endpoint(submissionHandler(${name}Form));

export const config: Config = { path: '${path}' };
`;
