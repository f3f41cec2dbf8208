/** Exports a view of the list as a CSV file. */
import { company } from '#company';
import { toLocalTime } from '#domain/days.ts';
import { kindLabels, languageLabels, statusLabels } from '#i18n/staff/labels.ts';
import { logAction } from '#server/staff/audit.ts';
import { answerCsv } from '#server/staff/csv.ts';
import { selectRequests, toRow } from '#server/staff/queue/list.ts';
import type { StaffRoute, StaffVisit } from '#server/staff/visit.ts';
import { exportPath, parseQueueView, type QueueRow } from '#contracts/staff/queue.ts';

type ExportedRow = QueueRow & { email: string | null };

/** Title of each column and its content. */
const columns: readonly [string, (row: ExportedRow) => string | null | undefined][] = [
  ['Referentie', ({ reference }) => reference],
  ['Soort', ({ kind }) => kindLabels[kind]],
  ['Status', ({ status }) => statusLabels[status]],
  ['Taal', ({ locale }) => languageLabels[locale]],
  ['Naam', ({ name }) => name],
  ['Bedrijf', ({ company: business }) => business],
  ['E-mail', ({ email }) => email],
  ['Telefoon', ({ phone }) => phone],
  ['Binnengekomen (Nederlandse tijd)', ({ createdAt }) => formatTime(createdAt)],
  ['Beloofd (Nederlandse tijd)', ({ dueAt }) => dueAt && formatTime(dueAt)],
  ['Bij', ({ assignee }) => assignee],
];

export const exportRoute: StaffRoute = {
  path: exportPath,
  permission: 'requests.export',
  show: exportRequests,
};

async function exportRequests(visit: StaffVisit): Promise<Response> {
  const { services, session, url } = visit;
  const view = { ...parseQueueView(url.searchParams), after: undefined };
  const { search, ...codes } = view;
  await logAction(visit, 'requests.exported', { ...codes, isSearch: search !== '' });
  const found = await selectRequests(services, view, session, { limit: null })
    .select('requests.email')
    .execute();
  const rows = found.map((row) => {
    const exported = { ...toRow(row), email: row.email };
    return columns.map(([, contentOf]) => contentOf(exported) ?? '');
  });
  return answerCsv(
    visit,
    'verzoeken',
    columns.map(([title]) => title),
    rows,
  );
}

/** Formats a moment in Dutch time, in a notation that spreadsheets of any language recognize. */
function formatTime(moment: Date): string {
  const { day, time } = toLocalTime(moment, company.timeZone);
  return `${day} ${time}`;
}
