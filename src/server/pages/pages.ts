/** Routes requests to the pages that are rendered on demand. */
import { findScreenAt } from '#paths';
import { visitorScreens, type VisitorScreen } from '#contracts/on-demand.ts';
import { formScreens, type FormScreen } from '#contracts/registry.ts';
import { formEntries } from '#server/registry.ts';
import { Refusal } from '#server/http/answers.ts';
import type { Handle } from '#server/http/by-method.ts';
import { showAppointment, showTimes } from '#server/pages/appointment.ts';
import { showContact } from '#server/pages/contact.ts';
import { showConfirmation } from '#server/pages/confirmation.ts';
import { formOnPage } from '#server/pages/form.ts';
import { changeAppointment, showManagedAppointment } from '#server/pages/manage-appointment.ts';
import { actOnNewsletter, showNewsletter } from '#server/pages/newsletter.ts';
import { showPrice } from '#server/pages/price.ts';
import { showSearch } from '#server/pages/search.ts';
import { showSecondFactor, takeSecondStep } from '#server/pages/second-factor.ts';
import type { ShowPage } from '#server/pages/visit.ts';
import { showTimesParameter } from '#contracts/appointment.ts';
import { isQuestion } from '#contracts/newsletter.ts';
import { randomUUID } from 'node:crypto';

const shown: Record<VisitorScreen, ShowPage> = {
  confirmation: showConfirmation,
  newsletter: showNewsletter,
  manageAppointment: showManagedAppointment,
  appointment: showAppointment,
  search: showSearch,
  price: showPrice,
  contact: showContact,
  secondFactor: showSecondFactor,
};

export const showPage: Handle = (services, request) => {
  const { screen, ...visit } = visitOf(request, visitorScreens);
  return shown[screen](services, visit);
};

/** Handles forms posted without script. */
export const postToPage: Handle = (services, request, context) => {
  const { screen, ...visit } = visitOf(request, [...formScreens, 'manageAppointment', 'secondFactor']);
  if (screen === 'manageAppointment') return changeAppointment(services, visit, request, context);
  if (screen === 'appointment' && visit.url.searchParams.has(showTimesParameter))
    return showTimes(services, visit, request, context);
  if (screen === 'secondFactor') return takeSecondStep(services, visit, context);
  const action = visit.url.searchParams.get('action');
  if (screen === 'newsletter' && isQuestion(action)) return actOnNewsletter(services, visit, action);
  const entry = formEntries.find(({ form }) => form.screen === screen);
  if (!entry) throw new Error(`The form of ${screen} is not registered.`);
  return entry.handle(services, request, { ...context, page: formOnPage({ ...entry.form, screen }, visit) });
};

function visitOf<Screen extends FormScreen | VisitorScreen>(request: Request, screens: readonly Screen[]) {
  const url = new URL(request.url);
  const found = findScreenAt(screens, url.pathname);
  if (!found && request.method === 'POST')
    throw new Refusal(405, 'answers.methodNotAllowed', { headers: { allow: 'GET, HEAD' } });
  // Hosts may match paths less strictly than `findScreenAt`, for example in any letter case.
  if (!found) throw new Refusal(404, 'notFound.heading');
  return { ...found, url, request, requestId: randomUUID() };
}
