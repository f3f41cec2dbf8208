import type { Finding } from './finding.ts';

/** A code of a second step counts for half a minute: RFC 6238. */
const allowedMs = 10_000;
/** A summer's noon in London is one o'clock in Amsterdam. */
const summerNoon = new Date('2026-07-01T11:00:00Z');

/** Compares the clock with that of the database, where it is known; and looks for time zones. */
export function checkClock(now: Date, databaseNow: Date | undefined): Finding {
  const amsterdam = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Amsterdam', hour: 'numeric' });
  if (amsterdam.format(summerNoon) !== '13')
    return finding('wrong', 'This Node does not know the time in Amsterdam: take one with full ICU data.');
  if (!databaseNow) return finding('ok', `${now.toISOString()}; nothing to compare it with`);
  const apartMs = Math.abs(now.getTime() - databaseNow.getTime());
  return apartMs > allowedMs
    ? finding(
        'wrong',
        `This machine and the database are ${String(Math.round(apartMs / 1000))} seconds apart: turn on NTP on both (timedatectl set-ntp true).`,
      )
    : finding('ok', `${now.toISOString()}, as the database says`);
}

function finding(state: Finding['state'], text: string): Finding {
  return { subject: 'clock', state, text };
}
