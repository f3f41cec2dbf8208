/** The staff workspace with something in it, read as its browser would. */
import { createSession, sessionCookie } from '#server/accounts/sessions.ts';
import { sign } from '#server/crypto/signatures.ts';
import type { Services } from '#server/http/services.ts';
import { findStaffRoute } from '#server/staff/routes.ts';
import { staffPath } from '#submissions/staff/frame.ts';
import { requestPath } from '#submissions/staff/request.ts';
import { randomUUID } from 'node:crypto';
import { parse, type HTMLElement } from 'node-html-parser';
import { exampleOf, formPaths } from '../soak/requests.ts';
import type { Example } from './bodies.ts';

export interface Form {
  /** Where it is posted to. */
  path: string;
  fields: Example;
}

export interface Workspace {
  /** Forms of the pages, each with the pattern of the route that answers it. */
  forms: (Form & { route: string })[];
  session: { cookie: string };
  /** Reference of a booking. */
  booking: string;
  secret: string;
}

/** Of the addresses of one route, as many as are looked at. */
const addressesPerRoute = 4;

/** Puts something into every list, logs an administrator in, and reads every form that is shown. */
export async function openWorkspace(siteUrl: string, services: Services): Promise<Workspace> {
  const booking = await fill(siteUrl, services);
  const session = await logIn(services);
  return {
    forms: await crawl(siteUrl, session, requestPath(booking)),
    session,
    booking,
    secret: services.env.appSecret,
  };
}

/** Of each kind a request, one that is set apart, and what staff make themselves. */
async function fill(siteUrl: string, { db, now, env }: Services): Promise<string> {
  let booking = '';
  for (const path of formPaths)
    for (const website of ['', 'https://spam.example']) {
      const reference = await submit(siteUrl, path, { ...exampleOf(path), website });
      if (path === '/api/appointments' && website === '') booking = reference;
    }
  const day = { firstDay: '2026-12-24', lastDay: '2026-12-24', startsAt: '00:00', endsAt: '24:00' };
  await db
    .insertInto('closures')
    .values({ ...day, createdAt: now() })
    .execute();
  const texts = { title: 'a', company: 'b', industry: 'c', challenge: 'd', solution: 'e', results: 'f' };
  await db.insertInto('caseStudies').values(texts).execute();
  const key = sign(env.appSecret, 'recipient', [randomUUID()]);
  await db.insertInto('blockedSenders').values({ key, blockedUntil: now() }).execute();
  return booking;
}

async function submit(siteUrl: string, path: string, fields: object): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(siteUrl + path, { method: 'POST', headers, body: JSON.stringify(fields) });
  const { reference = '' } = (await response.json()) as { reference?: string };
  return reference;
}

async function logIn(services: Services): Promise<{ cookie: string }> {
  const { db, env, dummyHash } = services;
  const account = { username: `hostile-${randomUUID()}`, role: 'administrator', passwordHash: dummyHash };
  const { id: userId } = await db
    .insertInto('users')
    .values(account)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { token, ...session } = createSession(services);
  await db
    .insertInto('sessions')
    .values({ ...session, userId })
    .execute();
  return { cookie: sessionCookie(env, token).split(';')[0] ?? '' };
}

/** Follows the links of the workspace, and gives the forms that its pages hold. */
async function crawl(
  siteUrl: string,
  session: { cookie: string },
  first: string,
): Promise<Workspace['forms']> {
  const forms: Workspace['forms'] = [];
  const known = new Map<string, Set<string>>();
  const waiting = [first, staffPath];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const { pathname } = new URL(path, siteUrl);
    const route = findStaffRoute(pathname)?.route.path;
    const seen = known.get(route ?? '') ?? new Set();
    if (route === undefined || seen.has(pathname) || seen.size >= addressesPerRoute) continue;
    known.set(route, seen.add(pathname));
    const page = await readPage(siteUrl, path, session);
    const found = formsIn(page, path);
    forms.push(...found.map((form) => ({ ...form, route: findStaffRoute(form.path)?.route.path ?? '' })));
    forms.push({
      path: pathname,
      fields: Object.assign({}, ...formsIn(page, path, 'get').map(({ fields }) => fields)) as Example,
      route,
    });
    waiting.push(...linksIn(page));
  }
  return forms;
}

/** The forms of a page that are posted. */
export async function readForms(
  siteUrl: string,
  path: string,
  headers: Record<string, string>,
): Promise<Form[]> {
  return formsIn(await readPage(siteUrl, path, headers), path);
}

async function readPage(siteUrl: string, path: string, headers: Record<string, string>) {
  const response = await fetch(siteUrl + path, { headers, redirect: 'manual' });
  return parse(await response.text());
}

function linksIn(page: HTMLElement): string[] {
  const links = page.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '');
  return links.filter((href) => href.startsWith(staffPath));
}

function formsIn(page: HTMLElement, path: string, method = 'post'): Form[] {
  const forms = page.querySelectorAll('form');
  return forms
    .filter((form) => (form.getAttribute('method') ?? 'get').toLowerCase() === method)
    .map((form) => ({
      path: (form.getAttribute('action') || path).split('?')[0] ?? path,
      fields: fieldsIn(page, form),
    }));
}

/** Also what stands elsewhere and belongs to the form by its id. */
function fieldsIn(page: HTMLElement, form: HTMLElement): Example {
  const id = form.getAttribute('id');
  const own = form.querySelectorAll('input, select, textarea, button');
  const others = id ? page.querySelectorAll(`[form="${id}"]`) : [];
  const named = [...own, ...others].filter((field) => field.getAttribute('name'));
  return Object.fromEntries(named.map((field) => [field.getAttribute('name') ?? '', valueOf(field)]));
}

function valueOf(field: HTMLElement): string {
  const option = field.querySelector('option[selected]') ?? field.querySelector('option');
  return option?.getAttribute('value') ?? field.getAttribute('value') ?? field.text.trim();
}
