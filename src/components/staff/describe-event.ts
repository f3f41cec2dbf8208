import { labelOfStatus } from '#i18n/staff/labels.ts';
import type { RequestEvent, RequestPage } from '#submissions/staff/request.ts';

type Describe = (detail: RequestEvent['detail'], colleagues: RequestPage['colleagues']) => string;

/** What the timeline says of an event, by its kind. */
const descriptions: Readonly<Record<string, Describe>> = {
  status: ({ from, to }) => `Van “${labelOfStatus(from)}” naar “${labelOfStatus(to)}”`,
  note: () => 'Notitie',
  assigned: ({ to }, colleagues) =>
    to === null
      ? 'Van niemand meer'
      : `Toegewezen aan ${colleagues.find(({ id }) => id === to)?.username ?? 'een vroegere collega'}`,
  reply: ({ subject }) => `Geantwoord: ${String(subject)}`,
  'mail-resent': ({ subject }) => `Opnieuw gemaild: ${String(subject)}`,
};

/** One line of the timeline; a kind without words of its own is shown by its code. */
export function describeEvent(
  { kind, detail }: Pick<RequestEvent, 'detail' | 'kind'>,
  colleagues: RequestPage['colleagues'],
): string {
  return descriptions[kind]?.(detail, colleagues) ?? kind;
}
