import { formatMoment } from '#i18n/moments.ts';
import { labelOfStatus } from '#i18n/staff/labels.ts';
import type { RequestEvent, RequestView } from '#submissions/staff/request.ts';

/** Says to the one who came second what the other one did. */
export function describeStale(request: RequestView, [latest]: RequestEvent[]): string {
  const isByVisitor = latest?.kind.startsWith('visitor-');
  const who = isByVisitor ? request.name : (latest?.by ?? 'Iemand anders');
  const when = latest ? ` (${formatMoment(latest.createdAt, 'nl')})` : '';
  return `${who} heeft intussen ${whatHappened(request, latest)}${when}. Uw wijziging is niet bewaard. Hieronder staat hoe het nu is.`;
}

function whatHappened({ status, assignee }: RequestView, latest: RequestEvent | undefined): string {
  if (latest?.kind === 'assigned') return `dit verzoek toegewezen aan ${assignee ?? 'niemand'}`;
  if (latest?.kind === 'released') return 'dit verzoek vrijgegeven';
  if (latest?.kind.endsWith('-moved')) return 'de afspraak verplaatst';
  return `dit verzoek op “${labelOfStatus(status)}” gezet`;
}
