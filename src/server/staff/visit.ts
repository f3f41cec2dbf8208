/** The input of the pages and actions of the workspace, and the shape of its routes. */
import type { Permission } from '#domain/staff/permissions.ts';
import type { Session } from '#server/accounts/sessions.ts';
import type { EndpointContext } from '#server/http/answers.ts';
import type { Fields } from '#server/http/body.ts';
import type { Services } from '#server/http/services.ts';
import type * as z from 'zod/mini';

/** One request to the workspace by somebody who is logged in. */
export interface StaffVisit {
  services: Services;
  request: Request;
  context: EndpointContext;
  session: Session;
  url: URL;
  /** The parameters in the path, such as a reference. */
  params: Readonly<Record<string, string>>;
  requestId: string;
  /** The reason why a form was refused, for the page that is shown instead. */
  problem?: string;
}

/** The options of an answer besides the view. */
export interface PageOptions {
  status?: number;
  /** The reason why nothing was done, shown above the page. */
  problem?: string;
  headers?: Record<string, string>;
}

/** Something that a page's forms can ask for; answered with 303 once it is done. */
export interface StaffAction {
  permission: Permission;
  act: (visit: StaffVisit, fields: Fields) => Promise<Response>;
  /** Set for a form with typed text, which must survive the end of the session. */
  written?: Written;
}

/** Describes the typed text of a form. */
export interface Written {
  /** Name of each input that is typed in -> its label. Never of a password: it is shown again. */
  labels: Readonly<Record<string, string>>;
  /** All inputs of the form besides those that every form has; nothing else is shown again. */
  schema: z.ZodMiniType;
  /** The page of the form with all that it said in its inputs again, and nothing done. */
  show: (visit: StaffVisit, fields: Fields, options: PageOptions) => Promise<Response>;
}

export interface StaffRoute {
  /** Pattern of the address, as URLPattern reads it. */
  path: string;
  permission: Permission;
  show: (visit: StaffVisit) => Promise<Response>;
  /** Name of the input under which a form of the page may hold a file. */
  fileField?: string;
  /** The actions by the value of the input `actie`. */
  actions: Readonly<Record<string, StaffAction>>;
}
