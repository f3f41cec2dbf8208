import type { measureText } from '#domain/ad-texts.ts';

const levelClasses = { short: 'fill-signal', fair: 'fill-sun', good: 'fill-ok' };

/**
 * Shows the length of a text against its limit as a bar. The numbers are beside it, so that colour
 * is not the only cue.
 */
export function LengthBar({ length, maxLength, level }: ReturnType<typeof measureText>) {
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_3.25rem] items-center gap-2.5 tabular-nums max-sm:col-span-full max-sm:row-2">
      <svg
        className="h-2.5 w-full rtl:mirror"
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect
          className="fill-hair forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
          width="100"
          height="10"
        />
        <rect
          className={`${levelClasses[level]} forced-colors:fill-[CanvasText]`}
          width={Math.min(1, length / maxLength) * 100}
          height="10"
        />
      </svg>
      <span className="ltr">
        {length}/{maxLength}
      </span>
    </span>
  );
}
