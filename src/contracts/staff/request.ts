/** The page of one request: what it shows, and what its forms send. */
import type { SpamSign } from '#domain/spam.ts';
import type { RequestStatus } from '#domain/staff/statuses.ts';
import { optionalText, requiredText } from '#contracts/fields.ts';
import type { Decision } from '#contracts/staff/application.ts';
import { seenSchema } from '#contracts/staff/customer-mail.ts';
import type { FollowUpForm } from '#contracts/staff/follow-up.ts';
import { staffPath, type Colleague, type StaffFrame } from '#contracts/staff/frame.ts';
import type { BookingView } from '#contracts/staff/booking.ts';
import type { Sender } from '#contracts/staff/quarantine.ts';
import { queuePath, type Neighbours, type QueueRow, type QueueView } from '#contracts/staff/queue.ts';
import type { QuoteView } from '#contracts/staff/quote.ts';
import type { ReplyDraft } from '#contracts/staff/reply.ts';
import * as z from 'zod/mini';

/** The names of the actions in the forms of a request. */
export const requestActions = {
  status: 'status',
  note: 'notitie',
  assign: 'toewijzen',
  resend: 'opnieuw-sturen',
  reply: 'antwoorden',
  undo: 'ongedaan',
  read: 'gelezen',
} as const;

export const maxOwnWords = 1000;

/** The status that somebody saw, and the one that they want. */
export const statusSchema = z.extend(seenSchema, {
  van: z.string(),
  naar: z.string(),
  /** A personal sentence in the mail of the step. */
  zin: optionalText(maxOwnWords),
  /** The fields of a quote, which has schemas of its own. */
  bedrag: z.optional(z.string()),
  per: z.optional(z.string()),
  reden: z.optional(z.string()),
  woorden: z.optional(z.string()),
});
export const noteSchema = z.object({ tekst: requiredText('Schrijf eerst een notitie.') });
/** The assignee that the user saw, and the new one; empty for nobody. */
export const assignSchema = z.object({ van: z.string(), aan: z.string() });
/** The number of the event that is taken back. */
export const undoSchema = z.object({ gebeurtenis: z.string().check(z.regex(/^\d{1,9}$/)) });
export const resendSchema = z.object({ mail: z.string().check(z.regex(/^\d{1,9}$/)) });

export interface RequestAnswer {
  label: string;
  value: string;
  /** True when the sender typed it, in their own language. */
  isTyped: boolean;
}

/** A mail about the request, and how it stands. */
export interface RequestMail {
  id: number;
  recipient: string;
  subject: string;
  /** Names of what went with it. */
  files: string[];
  createdAt: Date;
  /**
   * `daily-limit`: the address had received too many mails from public forms that day;
   * `suppressed`: its server has rejected it permanently.
   */
  state: 'sent' | 'waiting' | 'dead' | 'daily-limit' | 'suppressed';
  at: Date;
  attempts: number;
  /** False once its text was removed. */
  isKept: boolean;
}

/** An event on the timeline of a request. */
export interface RequestEvent {
  kind: string;
  text: string | null;
  detail: Record<string, unknown>;
  /** The user who did it; null for a visitor and for a removed account. */
  by: string | null;
  createdAt: Date;
  /** The attachments of a mail. */
  files: { id: number; name: string; size: number }[];
}

export interface RequestView extends QueueRow {
  email: string | null;
  phone: string | null;
  assigneeId: number | null;
  reasons: string[];
}

/** Links that begin an answer in the sender's language. */
export interface ContactLinks {
  phone?: string | undefined;
  mail?: string | undefined;
  whatsapp?: string | undefined;
}

export interface RequestPage extends StaffFrame {
  request: RequestView;
  list: Neighbours;
  sender: Sender;
  /** Set for an application. */
  decision?: Decision | undefined;
  answers: RequestAnswer[];
  /** Signs that the sender may be a robot; people sometimes show them too. */
  signs: SpamSign[];
  links: ContactLinks;
  mails: RequestMail[];
  events: RequestEvent[];
  steps: RequestStatus[];
  colleagues: Colleague[];
  /** False for a role that only reads. */
  mayChange: boolean;
  followUp: FollowUpForm;
  /** A note that was not stored. */
  draft?: string | undefined;
  /** An answer as it begins; absent where none can be sent. */
  reply?: ReplyDraft | undefined;
  /** The page of its series of visits, which exists or can be made; absent for other requests. */
  series?: { path: string; isMade: boolean } | undefined;
  /** Set for a booking. */
  booking?: BookingView | undefined;
  /** Set for a quote request. */
  quote?: QuoteView | undefined;
  /** Sent with an application, for who may have it; `size` in bytes. */
  file?: { name: string; size: number; path: string } | undefined;
}

/** The address of a request's page. */
export function requestPath(reference: string): string {
  return `${staffPath}/verzoeken/${reference}`;
}

/** Parameter of an address to which the list has led, where a decision leads on to the next one. */
export const listParameter = 'lijst';

/** The address of a request as its list leads to it: with the view, which so is kept. */
export function requestPathIn(view: QueueView, reference: string): string {
  const path = queuePath(view, requestPath(reference));
  return `${path}${path.includes('?') ? '&' : '?'}${listParameter}=1`;
}

/** The address of a file that came with a mail about it. */
export function receivedFilePath(reference: string, id: string): string {
  return `${requestPath(reference)}/bijlagen/${id}`;
}

/** The address of the file that was sent with it. */
export function filePath(reference: string): string {
  return `${requestPath(reference)}/cv`;
}
