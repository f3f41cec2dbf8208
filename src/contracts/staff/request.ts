/** The page of one request: its content and its forms. */
import type { SpamSign } from '#domain/spam.ts';
import type { RequestStatus } from '#domain/staff/statuses.ts';
import { optionalText, requiredText } from '#contracts/fields.ts';
import type { Decision } from '#contracts/staff/application.ts';
import { seenStatusSchema } from '#contracts/staff/customer-mail.ts';
import type { FollowUpForm } from '#contracts/staff/follow-up.ts';
import { addParameter, staffPath, type Colleague, type StaffFrame } from '#contracts/staff/frame.ts';
import type { BookingView } from '#contracts/staff/booking.ts';
import type { Sender } from '#contracts/staff/quarantine.ts';
import { queuePath, type Neighbours, type QueueRow, type QueueView } from '#contracts/staff/queue.ts';
import type { QuoteView } from '#contracts/staff/quote.ts';
import type { ReplyDraft } from '#contracts/staff/reply.ts';
import { numberSchema } from '#contracts/staff/number.ts';
import * as z from 'zod/mini';

/** The actions of the forms on a request page. */
export const requestActions = {
  status: 'status',
  note: 'notitie',
  assign: 'toewijzen',
  resend: 'opnieuw-sturen',
  reply: 'antwoorden',
  undo: 'ongedaan',
  read: 'gelezen',
} as const;

export const maxPersonalTextLength = 1000;

/** The new status with its details, and what the user saw. */
export const statusSchema = z.extend(seenStatusSchema, {
  naar: z.string(),
  /** A personal text in the mail about the status change. */
  zin: optionalText(maxPersonalTextLength),
  /** The fields of a quote, which separate schemas validate. */
  bedrag: z.optional(z.string()),
  per: z.optional(z.string()),
  reden: z.optional(z.string()),
  woorden: z.optional(z.string()),
});
export const noteSchema = z.object({ tekst: requiredText('Schrijf eerst een notitie.') });
/** The assignee that the user saw, and the new one; empty for nobody. */
export const assignSchema = z.object({ van: z.string(), aan: z.string() });
/** The id of the event to undo. */
export const undoSchema = z.object({ gebeurtenis: numberSchema });
export const resendSchema = z.object({ mail: numberSchema });

export interface RequestAnswer {
  label: string;
  value: string;
  /** True when the value is shown as the sender typed it, in their own language. */
  isTyped: boolean;
}

/** A mail about the request, with its delivery state. */
export interface RequestMail {
  id: number;
  recipient: string;
  subject: string;
  /** Names of the attachments. */
  files: string[];
  createdAt: Date;
  /**
   * `daily-limit`: the daily maximum of mails to the address, or of mails caused by the visitor's
   * network, was reached; `suppressed`: the server of the address has rejected it permanently.
   */
  state: 'sent' | 'waiting' | 'dead' | 'daily-limit' | 'suppressed';
  at: Date;
  attempts: number;
  /** True when the last attempt failed. */
  isFailed: boolean;
  /** False once the text was removed. */
  isKept: boolean;
}

/** An event on the timeline of a request. */
export interface RequestEvent {
  kind: string;
  text: string | null;
  detail: Record<string, unknown>;
  /** The user who caused the event; null for an event without a user, and for a removed account. */
  by: string | null;
  createdAt: Date;
  /** The attachments of a mail. */
  files: { id: number; name: string; size: number }[];
}

export interface RequestView extends QueueRow {
  email: string | null;
  phone: string | null;
  assigneeId: number | null;
  /** The position of the request in each order of the list, as in a cursor. */
  positions: Record<'requests.createdAt' | 'requests.sortAt', string>;
}

/** Links for contacting the sender; their prefilled texts are in the language of the sender. */
export interface ContactLinks {
  phone?: string | undefined;
  mail?: string | undefined;
  whatsapp?: string | undefined;
}

export interface RequestPage extends StaffFrame {
  request: RequestView;
  /** True when the sender's address is suppressed, so that no mail to it is sent. */
  isSuppressed: boolean;
  list: Neighbours;
  sender: Sender;
  /** Set for an application. */
  decision?: Decision | undefined;
  answers: RequestAnswer[];
  /** Signs of spam that genuine submissions can have too. */
  signs: SpamSign[];
  links: ContactLinks;
  mails: RequestMail[];
  events: RequestEvent[];
  /** Set when there are older events: the path of the page with those. */
  olderPath?: string | undefined;
  /** Set on a page with older events: the path of the one with the newest. */
  newestPath?: string | undefined;
  steps: RequestStatus[];
  colleagues: Colleague[];
  /** False for a read-only role. */
  mayChange: boolean;
  followUp: FollowUpForm;
  /** A note that was rejected. */
  draft?: string | undefined;
  /** The prefilled reply; absent where none can be sent. */
  reply?: ReplyDraft | undefined;
  /**
   * The page of the series of visits, or for planning one; absent when there is none for this
   * request or role.
   */
  series?: { path: string; isMade: boolean } | undefined;
  /** Set for a booking. */
  booking?: BookingView | undefined;
  /** Set for a quote request. */
  quote?: QuoteView | undefined;
  /** The file sent with an application, for users who may download it; `size` in bytes. */
  file?: { name: string; size: number; path: string } | undefined;
}

/** The path of a request's page. */
export function requestPath(reference: string): string {
  return `${staffPath}/verzoeken/${reference}`;
}

/** Query parameter on links from the list: a decision on the request then opens the next one. */
export const listParameter = 'lijst';

/** Query parameter of a request's page with older events: the id of the event that they precede. */
export const beforeParameter = 'voor';

/** The path of a request's page with the view of the list, so that the user can return to it. */
export function requestPathIn(view: QueueView, reference: string): string {
  return addParameter(queuePath(view, requestPath(reference)), listParameter, '1');
}

/** The path of another request in the list beside a request. */
export function neighbourPath({ view, day }: Neighbours, reference: string): string {
  return day ? requestPath(reference) : requestPathIn(view, reference);
}

/** The path of a file that was received with a mail. */
export function receivedFilePath(reference: string, id: string): string {
  return `${requestPath(reference)}/bijlagen/${id}`;
}

/** The path of the file sent with an application. */
export function filePath(reference: string): string {
  return `${requestPath(reference)}/cv`;
}
