/** A user's own account, and logins with its second factors. */
import { accountActions, accountFields, accountPath } from '#contracts/staff/account.ts';
import { secondFactorFields } from '#contracts/second-factor.ts';
import { staffFields } from '#contracts/staff/frame.ts';
import { Secret, TOTP } from 'otpauth';
import type { HTMLElement } from 'node-html-parser';
import { createAuthenticator } from './authenticator.ts';
import { cookieOf, getSession, post } from './login.ts';
import { visitPage } from './pages.ts';
import { formPost } from './requests.ts';
import { ownPasswordField } from '#contracts/staff/users.ts';
import { addUser, staffPassword, getStaffPage, postStaffForm } from './staff.ts';
import type { TestServices } from './test-services.ts';
import { anAddress } from './visitors.ts';

type Headers = Record<string, string>;

export const stepPath = '/login/tweede-stap';

/** The cookies of a response, as the browser sends them back. */
export function cookiesOf(response: Response): string {
  const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return pairs.filter((cookie) => !cookie.endsWith('=')).join('; ');
}

/** The session cookie of a response. */
export function sessionOf(response: Response): string {
  return /__Host-session=[\w-]+/.exec(cookiesOf(response))?.[0] ?? '';
}

/** The recovery codes on a page. */
export function codesOn(page: HTMLElement): string[] {
  return page.querySelectorAll('[data-recovery-codes] code').map(({ text }) => text);
}

export const typed = (code: string) => ({ [secondFactorFields.code]: code });

/** The field with the user's password, which sensitive changes require. */
export const ownPassword = { [ownPasswordField]: staffPassword };

export const proof = (text: string) => ({ [secondFactorFields.passkey]: text });

export class OwnAccount {
  services: TestServices;
  readonly username: string;
  userId = 0;
  /** The headers of the logged-in browser. */
  me = { cookie: '' };

  constructor(services: TestServices, username: string) {
    this.services = services;
    this.username = username;
  }

  /** Adds the account, and logs in. */
  async open(role: 'administrator' | 'team-leader' = 'administrator'): Promise<this> {
    this.userId = await addUser(this.services, role, this.username);
    this.me = { cookie: cookieOf(await this.enterPassword()) };
    return this;
  }

  enterPassword(password = staffPassword, headers: Headers = {}): Promise<Response> {
    return post(this.services, '/api/login', { username: this.username, password }, { headers });
  }

  act(action: string, fields: Record<string, unknown> = {}) {
    const form = { [staffFields.action]: action, ...fields };
    return postStaffForm(this.services, accountPath, form, this.me);
  }

  show() {
    return getStaffPage(this.services, accountPath, this.me);
  }

  async isIn(cookie: string): Promise<boolean> {
    return (await getSession(this.services, cookie)).status === 200;
  }

  /** Returns the code of an authenticator app, `steps` time steps from now. */
  codeOf(secret: string, steps = 0): string {
    const timestamp = this.services.clock.now.getTime() + steps * 30_000;
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  }

  /** Begins to add an authenticator app; returns its secret. */
  async beginTotp(): Promise<string> {
    await this.act(accountActions.beginTotp, ownPassword);
    return (await this.show()).page.querySelector('[data-secret]')?.text ?? '';
  }

  /** Sets up an authenticator app; returns its secret and the recovery codes. */
  async setUpTotp(): Promise<{ secret: string; codes: string[] }> {
    const secret = await this.beginTotp();
    const confirmed = await this.act(accountActions.confirmTotp, typed(this.codeOf(secret)));
    this.services.clock.advanceMinutes(1);
    return { secret, codes: codesOn(confirmed.page) };
  }

  /** The options for a passkey on the account page. */
  async accountOptions(kind: 'create' | 'get'): Promise<string> {
    return optionsOn((await this.show()).page, kind);
  }

  /** The options for a passkey on the page of the second step. */
  async stepOptions(headers: Headers): Promise<string> {
    const request = new Request(`https://www.example.nl${stepPath}`, { headers });
    return optionsOn((await visitPage(this.services, request)).page, 'get');
  }

  async setUpPasskey() {
    const authenticator = createAuthenticator();
    const made = authenticator.create(await this.accountOptions('create'));
    const fields = { ...ownPassword, ...proof(made), [accountFields.name]: 'Telefoon' };
    const { page } = await this.act(accountActions.addPasskey, fields);
    return { authenticator, codes: codesOn(page) };
  }

  /** The headers of a browser after the first step of a login. */
  async afterPassword(): Promise<{ cookie: string }> {
    return { cookie: cookiesOf(await this.enterPassword()) };
  }

  async takeStep(fields: Headers, headers: Headers, ip = anAddress()) {
    const { response, page } = await visitPage(this.services, formPost(stepPath, fields, headers), ip);
    return { status: response.status, response, page };
  }

  async withCode(code: string, ip?: string) {
    return this.takeStep(typed(code), await this.afterPassword(), ip);
  }
}

function optionsOn(page: HTMLElement, kind: 'create' | 'get'): string {
  const options = page.querySelector(`[data-passkey="${kind}"]`)?.getAttribute('data-options');
  if (!options) throw new Error('The page asks for no passkey.');
  return options;
}
