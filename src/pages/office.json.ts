/** The company's calendar for pages that stay open; a separate file, since few pages need it. */
import { getOfficeCalendar } from '#collections/office-calendar.ts';
import type { APIRoute } from 'astro';

export const GET: APIRoute = () => Response.json(getOfficeCalendar(new Date()));
