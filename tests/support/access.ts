/** Access of each role to pages and actions of the workspace. */
import type { Role } from '#domain/roles.ts';

export type Statuses = Record<Role, number>;

export interface Expected {
  /**
   * An address of the route where its path is none, in a database in which a demo request to call
   * back waits.
   */
  address?: () => string | Promise<string>;
  page: Statuses;
  /** Action -> what its form sends, and what it is answered. */
  actions: Record<string, ExpectedAction>;
}

type Fields = Record<string, unknown>;

export interface ExpectedAction {
  fields?: Fields | (() => Fields | Promise<Fields>);
  answers: Statuses;
  /** Where its form stands, when that is another address of the route. */
  address?: () => Promise<string>;
}

export const everyone: Statuses = {
  administrator: 200,
  'operations-manager': 200,
  'team-leader': 200,
  'demo-user': 200,
};
/** A page that is for working only. */
export const workersSee: Statuses = { ...everyone, 'demo-user': 403 };
export const managers: Statuses = { ...everyone, 'team-leader': 403, 'demo-user': 403 };
export const administrators: Statuses = { ...managers, 'operations-manager': 403 };

/** The statuses of an action: this one for the roles that may see the page. */
export const answering = (status: number, allowed: Statuses): Statuses =>
  Object.fromEntries(
    Object.entries(allowed).map(([role, it]) => [role, it === 200 ? status : it]),
  ) as Statuses;

export const workers: Statuses = {
  administrator: 303,
  'operations-manager': 303,
  'team-leader': 303,
  'demo-user': 403,
};

/** An action whose fields are refused, for the roles that may do it at all. */
export const refused = (status: number, fields: Fields = {}): ExpectedAction => ({
  fields,
  answers: { ...workers, administrator: status, 'operations-manager': status, 'team-leader': status },
});
