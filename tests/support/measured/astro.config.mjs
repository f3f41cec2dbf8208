/**
 * The site with a measurement ID and complete facts, without slow integrations that do not depend
 * on these.
 */
import { company } from '../../../src/company.ts';
import { filledFacts, measured } from './site.ts';

// Set before the import of the module with the security policy, which the integrations import.
company.measurementId = measured.measurementId;
const { default: config } = await import('../../../astro.config.mjs');

/** Sets the ID and the facts in the bundled pages. */
const withMeasurementId = {
  name: 'with-measurement-id',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/src/content/company.json')
      ? JSON.stringify({ ...JSON.parse(code), measurementId: measured.measurementId, ...filledFacts })
      : null,
};

const unneeded = ['share-images', 'search-index'];

export default {
  ...config,
  integrations: config.integrations.filter(({ name }) => !unneeded.includes(name)),
  vite: { ...config.vite, plugins: [...config.vite.plugins, withMeasurementId] },
};
