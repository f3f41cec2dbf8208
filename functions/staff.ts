import { endpoint } from '#server/app/endpoint.ts';
import { handleStaff } from '#server/staff/handle.ts';
import type { Config } from '@netlify/functions';

/** The staff workspace: shows its pages, and takes what their forms post. */
export default endpoint(handleStaff);

export const config = { path: ['/beheer', '/beheer/*'] } satisfies Config;
