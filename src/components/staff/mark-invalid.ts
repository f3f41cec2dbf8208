import type { StaffFrame } from '#contracts/staff/frame.ts';

/**
 * The attributes of a field with a `FieldError`; empty without an error. Autofocus scrolls to the
 * first invalid field, also without script.
 */
export function markInvalid(id: string, problem: string | undefined) {
  return problem && ({ 'aria-invalid': 'true', 'aria-describedby': `${id}-error`, autofocus: true } as const);
}

/** The error of a field that the problem of the page is about. */
export function errorOf({ problem, wrong }: StaffFrame, id: string): string | undefined {
  return wrong === id ? problem : undefined;
}
