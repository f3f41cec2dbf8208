/** The attributes of a field of which `FieldError` says what is wrong, if anything is. */
export function markInvalid(id: string, problem: string | undefined) {
  return problem && ({ 'aria-invalid': 'true', 'aria-describedby': `${id}-error` } as const);
}
