import { teams } from '#contracts/staff/agenda.ts';

export const teamOptions = teams.map((team) => [String(team), `Team ${String(team)}`] as const);
