import type { PasswordCosts } from '#server/accounts/passwords.ts';

/** Costs of a hash that takes no time: tests are not about guessing passwords. */
export const lowCosts: PasswordCosts = { ln: 4, r: 1, p: 1 };
