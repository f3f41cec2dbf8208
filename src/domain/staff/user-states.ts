/** The states of an account. The table `users` accepts no other. */
export type UserState = 'invited' | 'active' | 'deactivated';
