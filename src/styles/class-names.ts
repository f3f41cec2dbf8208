/** Classes shared by several components, of pages and islands. */

type ButtonKind = 'primary' | 'secondary' | 'call' | 'inverse' | 'quiet';
type ButtonSize = 'normal' | 'small';

const buttonClasses =
  'inline-flex cursor-pointer items-center justify-center gap-2.5 border-2 py-2 leading-[1.2] font-semibold hyphens-manual transition-button';

const filledClasses = 'rounded-ee-curve-s no-underline hover:rounded-ee-[1.625rem]';

const buttonKindClasses: Record<ButtonKind, string> = {
  primary: `${filledClasses} border-signal bg-signal text-white hover:border-signal-deep hover:bg-signal-deep`,
  secondary: `${filledClasses} border-button-rule bg-surface text-text hover:border-[var(--button-rule,var(--color-ink))] hover:bg-sun hover:text-ink`,
  call: `${filledClasses} border-sun bg-sun text-ink hover:border-ink hover:bg-ink hover:text-sun`,
  inverse: `${filledClasses} border-white bg-white text-ink hover:border-ink hover:bg-ink hover:text-white`,
  quiet:
    'justify-self-start border-x-0 border-transparent text-text underline decoration-2 underline-offset-[0.3em] hover:decoration-4 lang-ar:underline-offset-[0.4em]',
};

const buttonSizeClasses: Record<ButtonSize, string> = {
  normal: 'min-h-13 text-[1.0625rem]',
  small: 'min-h-11 text-small',
};

const buttonPaddingClasses: Record<ButtonSize, string> = { normal: 'px-6', small: 'px-4.5' };

/** Classes of a link or a button; a quiet one looks like a link. */
export function buttonClass(kind: ButtonKind, size: ButtonSize = 'normal'): string {
  const padding = kind === 'quiet' ? 'px-0' : buttonPaddingClasses[size];
  return `${buttonClasses} ${buttonKindClasses[kind]} ${buttonSizeClasses[size]} ${padding}`;
}

/** Classes of a button that works by script only, and is hidden without. */
export const printButtonClass = `${buttonClass('secondary', 'small')} noscript:hidden print:hidden`;

/** Classes of a user name, which may be a long e-mail address: truncated in a line, else broken. */
export const staffNameClass = 'min-w-0 overflow-hidden text-ellipsis wrap-anywhere';

/** Classes of a disclosure toggle with a plus at its end. */
export const summaryClass =
  'plus grid cursor-pointer grid-cols-[1fr_1.25rem] items-center gap-4 py-4.5 text-h4/[1.3] font-semibold text-balance hyphens-none hover:underline hover:decoration-2 hover:underline-offset-[0.25em] lang-ar:leading-[1.45] [&::-webkit-details-marker]:hidden';

/** Classes of buttons side by side, which are hidden in print. */
export const actionsClass = 'flex flex-wrap items-center gap-x-4 gap-y-3.5 print:hidden';

/** Classes of a square icon button; the caller adds border and colours. */
export const iconButtonClass =
  'inline-grid size-12 flex-none cursor-pointer place-items-center self-center border-2 print:hidden';

export const panelClass = 'grid content-start gap-4 rounded-ee-curve-m p-panel forced-colors:border-2';

const listClasses =
  '*:grid *:gap-x-4 *:gap-y-1 *:border-t-2 *:border-rule *:py-3.5 *:last:border-b-2 [&_dt]:font-semibold';

/** A `dl` with a `div` per name and value. */
export const dataListClass = `${listClasses} sm:*:grid-cols-[minmax(7rem,10rem)_1fr]`;

/** A `dl` like `dataListClass`, with each value below its name at every width. */
export const stackedListClass = listClasses;

/** A picture with a border. Its round corner shows the colour of the border, not the background. */
export const framedClass = 'w-full border-2 border-rule bg-rule';

export const sectionHeadClass = 'mb-block grid gap-x-gutter gap-y-4 lg:grid-cols-[5fr_7fr] lg:items-baseline';

export const splitClass = 'grid gap-x-gutter gap-y-block lg:grid-cols-[5fr_7fr]';

export const pullQuoteClass =
  'rounded-ee-curve-m bg-sun p-panel text-[clamp(1.5rem,1.25rem+1.2vw,2.125rem)] leading-[1.2] font-semibold text-balance text-ink lang-ar:leading-normal forced-colors:border-2';

export const textPictureClass = `${framedClass} rounded-ee-curve-m`;

/** Classes of a picture that is mirrored for right-to-left text. */
export const turnedPictureClass = `${textPictureClass} rtl:mirror rtl:rounded-ee-none rtl:rounded-es-curve-m`;

export const captionClass = 'mt-2.5 max-w-text text-small/[1.45] text-muted lang-ar:leading-[1.7]';

export const textTableClass = [
  'w-full border-y-2 border-rule text-small/[1.4] lang-ar:leading-[1.7] [&_th]:font-semibold',
  '[&_:is(th,td)]:py-2.5 [&_:is(th,td)]:pe-4 [&_:is(th,td)]:text-start [&_:is(th,td)]:align-top',
  '[&_thead]:border-b-2 [&_thead]:border-rule [&_tr:not(:first-child)]:border-t [&_tr:not(:first-child)]:border-hair',
].join(' ');

/**
 * Classes of a table. On a phone each row is a list below its header, and each cell repeats its
 * column heading.
 */
export const stackedTableClass = [
  textTableClass,
  'max-md:not-print:[&_:is(tbody,tr,th)]:block max-md:not-print:[&_th]:text-base/[1.4] max-md:not-print:[&_thead]:absolute max-md:not-print:[&_thead]:[clip-path:inset(50%)]',
  'max-md:not-print:[&_td]:grid max-md:not-print:[&_td]:grid-cols-[2fr_3fr] max-md:not-print:[&_td]:gap-4 max-md:not-print:[&_td]:py-0 max-md:not-print:[&_td]:pb-2 max-md:not-print:[&_td]:before:text-muted max-md:not-print:[&_td]:before:content-[attr(data-label)]',
].join(' ');
