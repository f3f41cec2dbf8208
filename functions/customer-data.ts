import { endpoint } from '#server/app/endpoint.ts';
import { exportCustomerData } from '#server/tools/customer-data.ts';
import type { Config } from '@netlify/functions';

/** Exports customers' contact data as CSV to an administrator, with HTTP Basic authentication. */
export default endpoint({ GET: exportCustomerData });

export const config: Config = { path: '/api/customer-data.csv' };
