/**
 * The screens that a function renders when they are asked for; all others are built once for
 * everybody.
 */
import type { ScreenId } from '#paths';
import { formScreens, type FormScreen } from '#contracts/registry.ts';

/** Screens whose content differs per visitor, or from one day to the next. */
export const visitorScreens = [
  'confirmation',
  'newsletter',
  'manageAppointment',
  'appointment',
  'search',
  'price',
  'contact',
  'secondFactor',
] as const satisfies ScreenId[];

export type VisitorScreen = (typeof visitorScreens)[number];
export type OnDemandScreen = VisitorScreen | FormScreen;

/** And those with a form: a post without script that is refused is answered with the page. */
export const onDemandScreens: readonly OnDemandScreen[] = [...new Set([...visitorScreens, ...formScreens])];
