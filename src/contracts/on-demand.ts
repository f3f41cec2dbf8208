/** The public screens that a function renders; all others of `src/screens.ts` are prerendered. */
import type { ScreenId } from '#paths';
import { formScreens, type FormScreen } from '#contracts/registry.ts';

/** Screens with content that differs per visitor, day or query. */
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

/**
 * All screens that a function renders. Screens with a form are among them, because they show the
 * errors of a post without script.
 */
export const onDemandScreens: readonly OnDemandScreen[] = [...new Set([...visitorScreens, ...formScreens])];
