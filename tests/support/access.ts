/** Access of each role to pages and actions of the workspace. */
import type { Role } from '#domain/roles.ts';

export type Statuses = Record<Role, number>;

export interface Expected {
  /**
   * A URL of the route when its path has parameters, in a database with a waiting demo callback
   * request.
   */
  address?: () => string | Promise<string>;
  page: Statuses;
  /** Action -> the fields of its form, and the expected status. */
  actions: Record<string, ExpectedAction>;
}

type Fields = Record<string, unknown>;

export interface ExpectedAction {
  fields?: Fields | (() => Fields | Promise<Fields>);
  answers: Statuses;
  /** The page of its form, when that is another URL of the route. */
  address?: () => Promise<string>;
}

export const everyone: Statuses = {
  administrator: 200,
  'operations-manager': 200,
  'team-leader': 200,
  'demo-user': 200,
};
/** A page for roles that may change things. */
export const workersSee: Statuses = { ...everyone, 'demo-user': 403 };
export const managers: Statuses = { ...everyone, 'team-leader': 403, 'demo-user': 403 };
export const administrators: Statuses = { ...managers, 'operations-manager': 403 };

/** The statuses of an action: the given one for the roles that may see the page. */
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

/** An action whose fields are rejected, for the roles that may perform it. */
export const refused = (status: number, fields: Fields = {}): ExpectedAction => ({
  fields,
  answers: { ...workers, administrator: status, 'operations-manager': status, 'team-leader': status },
});
