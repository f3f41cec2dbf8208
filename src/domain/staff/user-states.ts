/** How an account stands. The table `users` takes no other. */
export const userStates = ['invited', 'active', 'deactivated'] as const;

export type UserState = (typeof userStates)[number];
