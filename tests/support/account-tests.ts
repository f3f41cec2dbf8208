/** Actions and queries for tests of staff accounts, by an administrator who is new in each test. */
import type { Role } from '#domain/roles.ts';
import { staffFields } from '#contracts/staff/frame.ts';
import { usersPath } from '#contracts/staff/users.ts';
import { cookieOf, getSession, post } from './login.ts';
import { addUser, getStaffPage, postStaffForm, sessionPerTest, staffPassword } from './staff.ts';
import type { TestServices } from './test-services.ts';

export function accountTests(services: TestServices) {
  const administrator = sessionPerTest(services, 'administrator');
  return {
    act: (action: string, fields: Record<string, unknown>, headers = administrator) =>
      postStaffForm(services, usersPath, { [staffFields.action]: action, ...fields }, headers),
    open: (path: string) => getStaffPage(services, path, administrator),
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
    /** Adds an account with an address that is logged in; gives its number and a session. */
    async aColleague(role: Role = 'team-leader', username = `jan-${role}`) {
      const known = { email: `${username}@example.nl`, name: 'Jan Jansen' };
      const id = await addUser(services, role, username, known);
      const login = await post(services, '/api/login', { username, password: staffPassword });
      return { id, username, cookie: cookieOf(login) };
    },
  };
}
