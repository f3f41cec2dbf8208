/** The roles of staff. The table `users` takes no other. */
export const roles = ['administrator', 'operations-manager', 'team-leader', 'demo-user'] as const;

export type Role = (typeof roles)[number];
