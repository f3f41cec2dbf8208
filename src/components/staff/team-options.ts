import { teams } from '#contracts/staff/agenda.ts';

/** Options of a list of teams. */
export const teamOptions = teams.map((team) => [String(team), `Team ${String(team)}`] as const);
