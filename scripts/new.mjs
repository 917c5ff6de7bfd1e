import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { planFiles } from './new/plan-files.mjs';
import { acceptOptions } from './options.mjs';
import { root } from './paths.mjs';
import { bin, projectEnv, run } from './run.mjs';
import { main, Stop } from './stop.mjs';

const USAGE = `Usage: npm run new -- kind name
  component   creates a component of packages/ui, such as commerce/GiftTag, with styles, stories, docs and a test
  machine     creates a state machine of packages/state-machines, such as Newsletter, with a test, a view and stories
  screen      creates a screen of the storefront, such as Compare, with its route, messages and a story
  endpoint    creates an endpoint, such as address/countAddresses GET public, in the contract, both back ends and the tests
              methods: GET, POST, PUT, DELETE; access: public, optional, member; default: GET member
  --owns      what of the shopper the endpoint's id names, such as address or order, or nothing; required for members
  --new-area  creates the files of the endpoint's area, too`;

/** @param {readonly string[]} args */
function readOptions(args) {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'new-area': { type: 'boolean' }, owns: { type: 'string' } },
  });
  return planFiles(positionals, root, { isNewArea: values['new-area'] ?? false, owns: values.owns });
}

/** Formats the new files: the order of imports and the line breaks depend on the name. @param {readonly string[]} paths */
async function format(paths) {
  const biome = bin('.', 'biome');
  if (!existsSync(biome)) return;
  const { code, output } = await run(biome, ['check', '--write', '--colors=off', ...paths], { env: projectEnv() });
  if (code !== 0) throw new Stop(`The new files do not pass the lint check:\n${output}`);
}

await main(async () => {
  const args = process.argv.slice(2);
  if (!acceptOptions(USAGE, readOptions, args)) return;
  const { files, changed = [], steps } = readOptions(args);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text, { flag: 'wx' });
    console.log(`created ${path}`);
  }
  for (const { path, text } of changed) {
    writeFileSync(join(root, path), text);
    console.log(`changed ${path}`);
  }
  await format([...files, ...changed].map(({ path }) => path));
  console.log(`\nNext steps:\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`);
});
