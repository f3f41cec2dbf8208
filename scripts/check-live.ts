/**
 * Lists the facts in src/content/company.json that are still sample values or marked as examples,
 * and exits with 1 if there are any, because such a site must not go live. Also lists the optional
 * facts and settings that are missing; pages omit what depends on them.
 */
import { company, emptyFacts, placeholders } from '#company';

const settings = ['measurementId', 'optimisationScriptUrl', 'socialProfiles'] as const;
const empty = [...emptyFacts, ...settings.filter((name) => company[name].length === 0)];

if (empty.length > 0) console.log(`Not filled in, and so not used on any page:\n- ${empty.join('\n- ')}\n`);
if (placeholders.length > 0) {
  console.error(
    `These facts in src/content/company.json are still invented:\n- ${placeholders.join('\n- ')}\n` +
      'Replace each, and take its name out of `examples` where it stands there.',
  );
  process.exitCode = 1;
} else {
  console.log('Every fact that pages show is a real one.');
}
