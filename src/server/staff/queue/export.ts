/** Exports a view of the list as a CSV file, in batches, regardless of its length. */
import { company } from '#company';
import { toLocalTime } from '#domain/days.ts';
import { formatDutchCsvRow, formatDutchCsvStart } from '#domain/csv.ts';
import { kindLabels, languageLabels, statusLabels } from '#i18n/staff/labels.ts';
import { logAction } from '#server/staff/audit.ts';
import { answerCsv } from '#server/staff/csv.ts';
import { selectRequests, toRow, type Viewer } from '#server/staff/queue/list.ts';
import type { StaffRoute, StaffVisit } from '#server/staff/visit.ts';
import type { Services } from '#server/http/services.ts';
import {
  exportPath,
  parseQueueView,
  type QueueCursor,
  type QueueRow,
  type QueueView,
} from '#contracts/staff/queue.ts';

/** Rows per query. */
const batchSize = 500;

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
  return answerCsv(visit, 'verzoeken', linesOf(services, view, session));
}

async function* linesOf(services: Services, view: QueueView, viewer: Viewer): AsyncGenerator<string, void> {
  yield formatDutchCsvStart(columns.map(([title]) => title));
  let after: QueueCursor | undefined;
  do {
    const rows = await selectRequests(services, { ...view, after }, viewer, { limit: batchSize })
      .select('requests.email')
      .execute();
    yield rows.map((row) => formatRow({ ...toRow(row), email: row.email })).join('');
    const last = rows.length === batchSize ? rows.at(-1) : undefined;
    after = last && { at: last.position, reference: last.reference };
  } while (after);
}

function formatRow(row: ExportedRow): string {
  return formatDutchCsvRow(columns.map(([, contentOf]) => contentOf(row) ?? ''));
}

/** Formats a moment in Dutch time, in a notation that spreadsheets of any language recognize. */
function formatTime(moment: Date): string {
  const { day, time } = toLocalTime(moment, company.timeZone);
  return `${day} ${time}`;
}
