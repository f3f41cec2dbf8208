/** The roles of staff. The table `users` accepts no others. */
export const roles = ['administrator', 'operations-manager', 'team-leader', 'demo-user'] as const;

export type Role = (typeof roles)[number];
