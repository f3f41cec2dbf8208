/** The company's calendar, which `keep-current.ts` fetches. */
import { getOfficeCalendar } from '#collections/office-calendar.ts';
import type { APIRoute } from 'astro';

export const GET: APIRoute = () => Response.json(getOfficeCalendar(new Date()));
