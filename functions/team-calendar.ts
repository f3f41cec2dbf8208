import { endpoint } from '#server/app/endpoint.ts';
import { byMethod } from '#server/http/by-method.ts';
import { showFeed } from '#server/staff/bookings/calendar-feed.ts';
import type { Config } from '@netlify/functions';

/** The calendar feed of a team, for a phone that subscribes to it. */
export default endpoint(byMethod({ GET: showFeed }));

export const config: Config = { path: '/api/team-calendar' };
