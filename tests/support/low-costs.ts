import type { PasswordCosts } from '#server/accounts/passwords.ts';

/** Parameters of a fast hash, because the passwords of tests need no protection. */
export const lowCosts: PasswordCosts = { ln: 4, r: 1, p: 1 };
