import { endpoint } from '#server/app/endpoint.ts';
import { handleStaff } from '#server/staff/handle.ts';
import type { Config } from '@netlify/functions';

/** Serves the pages of the staff workspace and handles their forms. */
export default endpoint(handleStaff);

export const config = { path: ['/beheer', '/beheer/*'] } satisfies Config;
