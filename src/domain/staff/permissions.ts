/** The permissions of the staff workspace, which every page and action consults. */
import type { Role } from '#domain/roles.ts';
import { requestKinds, type RequestKind } from '#domain/staff/statuses.ts';

const everyone: readonly Role[] = ['administrator', 'operations-manager', 'team-leader', 'demo-user'];
const workers: readonly Role[] = ['administrator', 'operations-manager', 'team-leader'];
const managers: readonly Role[] = ['administrator', 'operations-manager'];
const administrators: readonly Role[] = ['administrator'];

/** Roles by permission. `scopes` has the requests that a role sees. */
export const permissions = {
  'requests.read': everyone,
  'requests.enter': workers,
  'requests.change': workers,
  'requests.reply': workers,
  'templates.change': managers,
  'requests.export': managers,
  'requests.files': managers,
  'quarantine.release': managers,
  'bookings.read': everyone,
  'bookings.change': workers,
  'publications.read': managers,
  'publications.change': managers,
  /** Shows the link to the editor, which has its own permissions. */
  'texts.change': managers,
  /** The pages about Google Ads and Analytics, and their endpoints. */
  'tools.use': managers,
  'persons.read': managers,
  'persons.erase': administrators,
  'figures.read': managers,
  'health.read': managers,
  'mail.change': managers,
  'users.change': administrators,
  'account.read': everyone,
  'account.change': workers,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

/** True when the role has the permission. */
export function isAllowed(role: Role, permission: Permission): boolean {
  return permissions[permission].includes(role);
}

/** The requests that a role sees. */
export interface Scope {
  kinds: readonly RequestKind[];
  /** Limits the role to demo data. */
  demoOnly: boolean;
}

/**
 * The scope of each role. Requests outside it are not found; the calendar shows only that their
 * hours are occupied.
 */
export const scopes: Readonly<Record<Role, Scope>> = {
  administrator: { kinds: requestKinds, demoOnly: false },
  'operations-manager': { kinds: requestKinds, demoOnly: false },
  'team-leader': { kinds: ['callback', 'appointment'], demoOnly: false },
  'demo-user': { kinds: requestKinds, demoOnly: true },
};

/**
 * Returns the roles that can be assigned a request of the kind, because they may see and change it.
 */
export function assignableRoles(kind: RequestKind): Role[] {
  return permissions['requests.change'].filter((role) => scopes[role].kinds.includes(kind));
}
