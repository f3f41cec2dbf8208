/** The states of an account. The table `users` accepts no others. */
export type UserState = 'invited' | 'active' | 'deactivated';
