/** Actions and queries for tests of staff accounts, with the services and session of each test. */
import type { Role } from '#domain/roles.ts';
import { staffFields } from '#contracts/staff/frame.ts';
import { usersPath } from '#contracts/staff/users.ts';
import { anActiveColleague } from './a-colleague.ts';
import { getSession, post } from './login.ts';
import { postStaffForm } from './staff.ts';
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
    aColleague: (role?: Role, username?: string) => anActiveColleague(present().services, role, username),
  };
}
