/** The attributes of a field with a `FieldError`; empty without an error. */
export function markInvalid(id: string, problem: string | undefined) {
  return problem && ({ 'aria-invalid': 'true', 'aria-describedby': `${id}-error` } as const);
}
