/** Classes of form elements, shared by islands and pages. */

export const formClass = 'grid gap-6';

/**
 * Classes of two fields without hints, side by side where there is room. Labels, inputs and errors
 * each share a row.
 */
export const fieldPairClass =
  'grid gap-6 sm:grid-cols-[1fr_1fr] sm:gap-y-1.5 sm:*:row-span-3 sm:*:grid-rows-subgrid sm:*:nth-[n+3]:mt-3 sm:[&_label]:self-end';

/** Classes of a field: label, hint, input and error. */
export const fieldClass = 'grid min-w-0 content-start gap-1.5';

export const labelClass = 'leading-[1.35] font-semibold';

export const legendClass = `${labelClass} mb-2`;

export const hintClass = 'text-small/[1.45] text-muted lang-ar:leading-[1.7]';

export const fieldErrorClass = 'flex items-start gap-2 text-small/[1.4] font-semibold text-error';

const controlBaseClass =
  'w-full border-2 border-field bg-surface px-3.5 py-2.5 outline-offset-2 hover:border-text focus:border-text focus:outline-3 focus:outline-focus aria-invalid:border-error aria-invalid:outline-error aria-invalid:[box-shadow:inset_0_0_0_1px_var(--error)]';

export const controlClass = `${controlBaseClass} min-h-13`;

export const textAreaClass = `${controlBaseClass} min-h-36 leading-normal`;

/** Classes of an input that is left-to-right in every language, but aligned like the others. */
export const leftToRightClass = 'rtl:text-end';

/** Classes of a select, with room for the icon that replaces the native arrow. */
export const selectClass = `${controlClass} appearance-none pe-12`;

export const selectIconClass = 'pointer-events-none absolute end-3.5 bottom-3.5 size-6';

/** Focus outline of a label around a hidden input. */
const focusWithinClass =
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

const choiceBaseClass = `grid min-h-13 cursor-pointer grid-cols-[1.5rem_1fr] gap-3 py-2 hyphens-manual lang-ar:leading-[1.45] ${focusWithinClass}`;

/** Classes of the label around a visible radio button in a group. */
export const choiceClass = `${choiceBaseClass} items-center border-2 border-field bg-surface px-3.5 leading-tight font-medium in-aria-invalid:border-error has-checked:border-text has-checked:[box-shadow:inset_0_0_0_1px_var(--text)]`;

/** Classes of the label around a checkbox. */
export const checkClass = `${choiceBaseClass} items-start leading-[1.35]`;

const markClass = 'size-6 appearance-none border-2 border-text bg-surface focus-visible:outline-none';

export const radioClass = `${markClass} rounded-[50%] checked:border-7 checked:border-signal checked:bg-white forced-colors:checked:bg-[Highlight]`;

export const checkboxClass = `${markClass} checked:bg-ink checked:bg-check forced-colors:checked:bg-[Highlight]`;

/** Classes of the drop area around a file input. */
export const fileTileClass =
  'relative flex min-h-20 items-center border-2 border-dashed border-field bg-surface px-4 py-3.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-aria-invalid:border-error';

/** Classes of a file input that covers its drop area, and is visible only without script. */
export const fileInputClass =
  'size-full cursor-pointer scripted:absolute scripted:inset-0 scripted:opacity-0';

/** Classes of a calendar beside the times of the chosen day. */
export const dayAndTimeClass = 'grid gap-12 md:grid-cols-[8fr_5fr] md:gap-8';

export const slotsClass = 'grid grid-cols-[repeat(4,1fr)] gap-2 md:grid-cols-[1fr_1fr]';

/** Classes of the label around a hidden radio button, which shows the state. */
export const tileClass =
  'relative grid has-checked:bg-text has-checked:text-bg has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-focus forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none';

export const freeTileClass = 'cursor-pointer hover:bg-sun hover:text-ink';

export const tileRadioClass = 'absolute inset-0 cursor-[inherit] appearance-none focus-visible:outline-none';

const slotBaseClass = `${tileClass} min-h-12 place-items-center rounded-ee-curve-s border-2 has-focus-visible:outline-offset-2 tabular-nums`;

export const slotClass = `${slotBaseClass} ${freeTileClass} border-rule bg-surface font-semibold in-aria-invalid:border-error`;

/** Classes of the current time of an appointment. */
export const ownSlotClass = `${slotBaseClass} content-center border-ok bg-ok-bg py-1.5 leading-tight font-semibold`;

export const takenSlotClass = `${slotBaseClass} cursor-not-allowed border-hair text-muted line-through`;

// There is no outline, because the summary never gets the focus by keyboard and its border is
// conspicuous enough.
const summaryBaseClass = 'grid gap-2.5 border-2 border-s-10 border-error bg-error-bg text-text outline-none';

/** Classes of the error summary above a form. */
export const summaryClass = `${summaryBaseClass} px-6 py-5`;

export const summaryHeadingClass = 'text-h3';

export const smallSummaryClass = `${summaryBaseClass} px-5 py-4`;

export const smallSummaryHeadingClass = 'text-[1em]';

/**
 * Classes of a link in the error summary. The class `inline-block` would also set a size, because
 * there is a spacing named `block`.
 */
export const summaryLinkClass = '[display:inline-block] min-h-7 font-semibold text-error';

const statusKindClasses = {
  success: 'border-ok bg-ok-bg',
  todo: 'border-sun bg-soft',
  failure: 'border-error bg-error-bg',
};

export type StatusKind = keyof typeof statusKindClasses;

export function statusClass(kind: StatusKind): string {
  return `flex gap-3.5 border-s-10 px-5 py-4 font-semibold ${statusKindClasses[kind]}`;
}

export const statusIcon = { success: 'check', todo: 'mail', failure: 'alert' } as const;

export const statusIconClass: Record<StatusKind, string> = {
  success: 'size-6 text-ok',
  todo: 'size-6',
  failure: 'size-6 text-error',
};

/**
 * Classes of the honeypot field. It is off-screen because bots skip fields that are not displayed.
 */
export const honeypotClass = 'sr-only start-0';
