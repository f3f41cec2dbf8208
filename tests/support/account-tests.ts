/**
 * Actions and queries for tests of staff accounts, by an administrator who is created for each
 * test.
 */
import type { Role } from '#domain/roles.ts';
import { usersPath } from '#contracts/staff/users.ts';
import { cookieOf, getSession, post } from './login.ts';
import type { Fields, Headers } from './requests.ts';
import { addUser, staffPassword, staffPerTest } from './staff.ts';

export function accountTests() {
  const { services, open, send } = staffPerTest('administrator');
  return {
    services,
    open,
    send,
    act: (actie: string, fields: Fields, by?: Headers) => send(usersPath, { actie, ...fields }, by),
    findRow: (username: string) =>
      services.db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirstOrThrow(),
    async tryLogin(username: string, password: string) {
      return (await post(services, '/api/login', { username, password })).status;
    },
    async audited() {
      const entries = services.db.selectFrom('auditLog').select(['action', 'detail']).orderBy('id');
      return (await entries.execute()).map(({ action, detail }) => [action, detail]);
    },
    async isIn(cookie: string) {
      return (await getSession(services, cookie)).status === 200;
    },
    /** Adds an account with an e-mail address and logs it in; returns its session cookie too. */
    async aColleague(role: Role = 'team-leader', username = `jan-${role}`) {
      const known = { email: `${username}@example.nl`, name: 'Jan Jansen' };
      const id = await addUser(services, role, username, known);
      const login = await post(services, '/api/login', { username, password: staffPassword });
      return { id, username, cookie: cookieOf(login) };
    },
  };
}
