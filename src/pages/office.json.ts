/** The company's calendar for pages that stay open for long: few need it, so no page carries it. */
import { getOfficeCalendar } from '#collections/office-calendar.ts';
import type { APIRoute } from 'astro';

export const GET: APIRoute = () => Response.json(getOfficeCalendar(new Date()));
