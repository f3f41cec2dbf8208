/**
 * The site as it is, but for a measurement id and the facts that are not filled in, and without
 * what takes long and has nothing to do with these.
 */
import { company } from '../../../src/company.ts';
import { filledFacts, measured } from './site.ts';

// Before the module that states the security policy, which the integrations bring.
company.measurementId = measured.measurementId;
const { default: config } = await import('../../../astro.config.mjs');

/** For the pages, which are bundled first. */
const withMeasurementId = {
  name: 'with-measurement-id',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/src/content/company.json')
      ? JSON.stringify({ ...JSON.parse(code), measurementId: measured.measurementId, ...filledFacts })
      : null,
};

const unneeded = ['share-images', 'search-index', 'site-icons'];

export default {
  ...config,
  integrations: config.integrations.filter(({ name }) => !unneeded.includes(name)),
  vite: { ...config.vite, plugins: [...config.vite.plugins, withMeasurementId] },
};
