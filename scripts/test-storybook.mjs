import { parseArgs } from 'node:util';
import { install } from './install.mjs';
import { acceptOptions } from './options.mjs';
import { main } from './stop.mjs';

const USAGE = `Usage: npm run test-storybook -- [component…] [options]
  component…       only stories of these components, such as CartLine or Forms/Select
  -g, --grep text  only stories whose title and name match this regular expression
  --all-looks      every story in every look
  --url url        test the Storybook at this URL; by default one is built and served`;

/** @param {readonly string[]} args */
function readOptions(args) {
  const options = /** @type {const} */ ({
    grep: { type: 'string', short: 'g' },
    'all-looks': { type: 'boolean', default: false },
    url: { type: 'string' },
  });
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (values.url !== undefined && !URL.canParse(values.url))
    throw new RangeError(`--url must be a URL, such as http://localhost:6006, not “${values.url}”`);
  return { components: positionals, grep: values.grep, hasAllLooks: values['all-looks'], url: values.url };
}

/** Implements `npm run test-storybook`: tests stories in Chromium. */
await main(async () => {
  const args = process.argv.slice(2);
  if (!acceptOptions(USAGE, readOptions, args)) return;
  await install();
  // This uses installed packages, so it can be loaded only now.
  const { runStories } = await import('./suites.mjs');
  const { passed, failed, failures } = await runStories(readOptions(args));
  if (failures.length > 0) console.log(`\n${failures.join('\n\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
