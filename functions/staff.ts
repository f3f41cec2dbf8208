import { endpoint } from '#server/app/endpoint.ts';
import { handleStaff } from '#server/staff/handle.ts';
import type { Config } from '@netlify/functions';

/** The staff workspace: its pages and their forms. */
export default endpoint(handleStaff);

export const config = { path: ['/beheer', '/beheer/*'] } satisfies Config;
