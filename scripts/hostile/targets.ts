/** What is attacked: every function endpoint, and every action of the staff workspace. */
import { listOfferedDays } from '#domain/booking.ts';
import { appointmentToken } from '#server/appointments/link.ts';
import { loadFunctions } from '#server/platform/functions.ts';
import type { StaffRoute } from '#server/staff/visit.ts';
import { staffFields } from '#submissions/staff/frame.ts';
import { exampleOf } from '../soak/requests.ts';
import type { Example } from './bodies.ts';
import { readForms, type Form, type Workspace } from './workspace.ts';

export interface Target {
  name: string;
  /** Addresses, each with what its form sends. */
  forms: readonly Form[];
  /** Sent with all but a few requests. */
  session: Workspace['session'] | undefined;
}

const toTexts = (fields: object): Example =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

const day = listOfferedDays(new Date()).at(-1)?.day ?? '';
/** What else endpoints read, of a form or of an address. */
const parameters = { date: day, token: 'x', taal: 'nl', username: 'hostile', password: 'x' };

/** Every function that answers requests, by the addresses in its own configuration. */
export async function listEndpoints(siteUrl: string, workspace: Workspace): Promise<Target[]> {
  const functions = await loadFunctions('functions');
  const reachable = functions.filter(({ config, name }) => !config.schedule && name !== 'staff');
  const manage = `/afspraak/beheren?token=${encodeURIComponent(appointmentToken(workspace.secret, workspace.booking))}`;
  return Promise.all(
    reachable.map(async ({ name, config }) => {
      const paths = [config.path ?? []].flat();
      const pages = name === 'pages' ? [...paths, manage] : paths;
      const forms = await Promise.all(pages.map((path) => formsOf(siteUrl, path)));
      return { name, forms: forms.flat(), session: undefined };
    }),
  );
}

/** The forms of a page, or for an endpoint of its own what its form sends as JSON. */
async function formsOf(siteUrl: string, path: string): Promise<Form[]> {
  if (path.startsWith('/api/')) return [{ path, fields: { ...toTexts(exampleOf(path)), ...parameters } }];
  const found = await readForms(siteUrl, path, {});
  return found.length > 0 ? found : [{ path, fields: parameters }];
}

/** Every action of a route, at the addresses that the workspace links to. */
export function listStaffActions(workspace: Workspace, route: StaffRoute): Target[] {
  const linked = workspace.forms.filter(({ route: path }) => path === route.path);
  // A script asks for the numbers, and there may be no file or picture yet to lead to.
  const unlinked = route.path.replace(':reference', workspace.booking).replace(/:\w+/, '1');
  const forms = linked.length > 0 ? linked : [{ path: unlinked, fields: parameters }];
  const actions = Object.keys(route.actions);
  return (actions.length > 0 ? actions : ['']).map((action) => ({
    name: `${route.path} ${action}`,
    forms: withAction(workspace, forms, action),
    session: workspace.session,
  }));
}

/**
 * The forms of that action; where none is shown now, its name with the fields of every form, and
 * so with the proof that each of them holds.
 */
function withAction(workspace: Workspace, forms: readonly Form[], action: string): Form[] {
  const own = forms.filter(({ fields }) => fields[staffFields.action] === action);
  if (own.length > 0) return own;
  const all = Object.fromEntries(workspace.forms.flatMap(({ fields }) => Object.entries(fields)));
  const named = Object.entries(all).slice(0, 90);
  return forms.map(({ path, fields }) => ({
    path,
    fields: { ...Object.fromEntries(named), ...fields, [staffFields.action]: action },
  }));
}
