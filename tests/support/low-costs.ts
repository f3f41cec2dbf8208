import type { PasswordCosts } from '#server/accounts/passwords.ts';

/** Costs of a fast hash, since tests are not about cracking passwords. */
export const lowCosts: PasswordCosts = { ln: 4, r: 1, p: 1 };
