/** The input of the workspace's pages and actions, and the shape of its routes. */
import type { Permission } from '#domain/staff/permissions.ts';
import type { Session } from '#server/accounts/sessions.ts';
import type { EndpointContext } from '#server/http/answers.ts';
import type { Fields } from '#server/http/body.ts';
import type { Services } from '#server/http/services.ts';
import type { Decided } from '#contracts/staff/frame.ts';
import type * as z from 'zod/mini';

/** A request to the workspace by a logged-in user. */
export interface StaffVisit {
  services: Services;
  request: Request;
  context: EndpointContext;
  session: Session;
  url: URL;
  /** The parameters in the path, such as a reference. */
  params: Readonly<Record<string, string>>;
  requestId: string;
  /** Why a form was rejected, for the page that is shown instead. */
  problem?: string;
}

/** The options of a response besides the view. */
export interface PageOptions {
  status?: number;
  /** Why nothing was done, shown at the top of the page. */
  problem?: string;
  /** The id of the field that the problem is about. */
  wrong?: string;
  /** The decision to confirm; by default, the one on the request in the query. */
  decided?: Decided | undefined;
  headers?: Record<string, string>;
}

/** An action of a form on the page; most redirect with 303 on success. */
export interface StaffAction {
  permission: Permission;
  act: (visit: StaffVisit, fields: Fields) => Promise<Response>;
  /** Set for a form that is shown again, with its values, when its session has ended. */
  redisplay?: Redisplay;
}

/** How a form is shown again with the text that the user typed. */
export interface Redisplay {
  /** Labels of the text inputs by name; never of a password, because the text is shown again. */
  labels: Readonly<Record<string, string>>;
  /** The inputs of the form besides `staffFields`; no other inputs are shown again. */
  schema: z.ZodMiniType;
  /** Shows the page of the form with the values restored, without performing the action. */
  show: (visit: StaffVisit, fields: Fields, options: PageOptions) => Promise<Response>;
}

export interface StaffRoute {
  /** URLPattern of the path. */
  path: string;
  permission: Permission;
  show: (visit: StaffVisit) => Promise<Response>;
  /** Name of the file input of a form on the page. */
  fileField?: string;
  /** The actions by the value of the input `actie`. */
  actions?: Readonly<Record<string, StaffAction>>;
}
