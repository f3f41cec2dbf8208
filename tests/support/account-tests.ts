/** Actions and queries for tests of staff accounts, with the services and session of each test. */
import type { Role } from '#domain/roles.ts';
import { staffFields } from '#contracts/staff/frame.ts';
import { usersPath } from '#contracts/staff/users.ts';
import { cookieOf, getSession, post } from './login.ts';
import { addUser, postStaffForm, staffPassword } from './staff.ts';
import type { TestServices } from './test-services.ts';

interface Present {
  services: TestServices;
  /** The cookie of an Administrator. */
  administrator: { cookie: string };
}

/** `present` is called each time, since each test has its own services. */
export function accountTests(present: () => Present) {
  const db = () => present().services.db;
  return {
    act: (action: string, fields: Record<string, unknown>, headers = present().administrator) =>
      postStaffForm(present().services, usersPath, { [staffFields.action]: action, ...fields }, headers),
    findRow: (username: string) =>
      db().selectFrom('users').selectAll().where('username', '=', username).executeTakeFirstOrThrow(),
    async tryLogin(username: string, password: string) {
      return (await post(present().services, '/api/login', { username, password })).status;
    },
    async audited() {
      const rows = await db().selectFrom('auditLog').select(['action', 'detail']).orderBy('id').execute();
      return rows.map(({ action, detail }) => [action, detail]);
    },
    async isIn(cookie: string) {
      return (await getSession(present().services, cookie)).status === 200;
    },
    /** Adds an account with an address that is logged in; gives its number and a session. */
    async aColleague(role: Role = 'team-leader', username = `jan-${role}`) {
      const { services } = present();
      const id = await addUser(services, role, username);
      const known = { email: `${username}@example.nl`, name: 'Jan Jansen' };
      await db().updateTable('users').set(known).where('id', '=', id).execute();
      const login = await post(services, '/api/login', { username, password: staffPassword });
      return { id, username, cookie: cookieOf(login) };
    },
  };
}
