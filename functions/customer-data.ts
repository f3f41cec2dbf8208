import { endpoint } from '#server/app/endpoint.ts';
import { byMethod } from '#server/http/by-method.ts';
import { exportCustomerData } from '#server/tools/customer-data.ts';
import type { Config } from '@netlify/functions';

/** Gives an administrator the customers' contact data as a file, by HTTP Basic. */
export default endpoint(byMethod({ GET: exportCustomerData }));

export const config: Config = { path: '/api/customer-data.csv' };
