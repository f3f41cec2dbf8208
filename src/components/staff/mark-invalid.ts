import type { StaffFrame } from '#contracts/staff/frame.ts';

/**
 * Returns the attributes of a field with a `FieldError`; none if there is no error. Autofocus
 * scrolls to the first invalid field, also without script.
 */
export function markInvalid(id: string, problem: string | undefined) {
  return problem && ({ 'aria-invalid': 'true', 'aria-describedby': `${id}-error`, autofocus: true } as const);
}

/** Returns the problem of the page if it is about the field. */
export function errorOf({ problem, wrong }: StaffFrame, id: string): string | undefined {
  return wrong === id ? problem : undefined;
}
