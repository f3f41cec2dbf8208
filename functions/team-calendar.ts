import { endpoint } from '#server/app/endpoint.ts';
import { showFeed } from '#server/staff/bookings/calendar-feed.ts';
import type { Config } from '@netlify/functions';

/** The calendar feed of a team, for a phone that subscribes to it. */
export default endpoint({ GET: showFeed });

export const config: Config = { path: '/api/team-calendar' };
