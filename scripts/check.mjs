import { parseArgs } from 'node:util';
import { findFolders } from './folders.mjs';
import { install } from './install.mjs';
import { acceptOptions } from './options.mjs';
import { main } from './stop.mjs';

const USAGE = `Usage: npm run check -- [folder…]
  folder…   check only types, lint, format and imports of these folders, such as packages/ui or ui; default: all checks`;

/** @param {readonly string[]} args @returns {string[]} the folders to check */
function readOptions(args) {
  return findFolders(parseArgs({ args: [...args], allowPositionals: true }).positionals);
}

await main(async () => {
  const args = process.argv.slice(2);
  if (!acceptOptions(USAGE, readOptions, args)) return;
  await install();
  // The checks use the installed compiler, so they can be loaded only now.
  const { runChecks } = await import('./checks.mjs');
  const { passed, failed } = await runChecks(readOptions(args));
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
