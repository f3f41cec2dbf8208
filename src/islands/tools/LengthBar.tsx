import type { measureText } from '#domain/ad-texts.ts';

const fullWidth = 100;

/**
 * How much of its room a text uses: a bar, and beside it the numbers, so that the colour is never
 * alone.
 */
export function LengthBar({ length, maxLength, level }: ReturnType<typeof measureText>) {
  return (
    <span className={`length length-${level}`}>
      <svg viewBox={`0 0 ${String(fullWidth)} 10`} preserveAspectRatio="none" aria-hidden="true">
        <rect className="length-track" width={fullWidth} height="10" />
        <rect className="length-fill" width={Math.min(1, length / maxLength) * fullWidth} height="10" />
      </svg>
      <span className="ltr">
        {length}/{maxLength}
      </span>
    </span>
  );
}
