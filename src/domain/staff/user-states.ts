/** The states of an account. The table `users` accepts no other. */
export const userStates = ['invited', 'active', 'deactivated'] as const;

export type UserState = (typeof userStates)[number];
