import { formatMoment } from '#i18n/moments.ts';
import { labelOfStatus } from '#i18n/staff/labels.ts';
import type { RequestEvent, RequestView } from '#submissions/staff/request.ts';

/** Says to the one who came second what the other one did. */
export function describeStale(request: RequestView, [latest]: RequestEvent[]): string {
  const who = latest?.username ?? 'Iemand anders';
  const when = latest ? ` (${formatMoment(latest.createdAt, 'nl')})` : '';
  const what =
    latest?.kind === 'assigned'
      ? `dit verzoek toegewezen aan ${request.assignee ?? 'niemand'}`
      : `dit verzoek op “${labelOfStatus(request.status)}” gezet`;
  return `${who} heeft intussen ${what}${when}. Uw wijziging is niet bewaard. Hieronder staat hoe het nu is.`;
}
