import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { root } from './paths.mjs';

// Prints what the first view of each page weighs, as the build says, and fails when one is over its budget or has none.
// `--accept` writes budgets for what there is, `--quiet` prints only what is wrong.

const compress = promisify(brotliCompress);
const storefront = join(root, 'apps', 'storefront');
const budgetFile = join(storefront, 'budgets.json');
/** In the language whose words weigh more. */
const LOCALE = 'zh-CN';

/** @typedef {{ js: number, css: number }} Weight kB in Brotli */

/** A little room: minifiers and compressors change from version to version. @param {number} weight */
function budgetFor(weight) {
  return Math.ceil(weight * 1.04 * 10) / 10;
}

/** @type {Map<string, Promise<number>>} Chunks are shared: each is compressed once. */
const known = new Map();

/** @param {string} path below the client's files */
function weigh(path) {
  const found = known.get(path);
  if (found) return found;
  const file = readFileSync(join(storefront, 'dist', 'client', path));
  const weight = compress(file).then(({ length }) => length / 1000);
  known.set(path, weight);
  return weight;
}

/** @param {readonly string[]} paths @returns {Promise<number>} */
async function total(paths) {
  return (await Promise.all(paths.map(weigh))).reduce((sum, weight) => sum + weight, 0);
}

const { values } = parseArgs({
  options: { accept: { type: 'boolean', default: false }, quiet: { type: 'boolean', default: false } },
});
const parts = pathToFileURL(`${storefront}/`);
const { filesOf, routes } = await import(new URL('dist/server/entry-server.js', parts).href);
const { readManifest } = await import(new URL('server/manifest.ts', parts).href);
const manifest = await readManifest(new URL('dist/client/.vite/manifest.json', parts));

/** @type {Record<string, Weight>} */
const weights = {};
for (const [name, route] of Object.entries(routes)) {
  const { scripts, styles } = manifest.assetsOf(filesOf(route, LOCALE));
  weights[name] = { js: await total(scripts), css: await total(styles) };
}
if (values.accept) {
  const drawn = Object.entries(weights).map(([name, { js, css }]) => [
    name,
    { js: budgetFor(js), css: budgetFor(css) },
  ]);
  writeFileSync(budgetFile, `${JSON.stringify(Object.fromEntries(drawn), null, 2)}\n`);
}
/** @type {Record<string, Weight>} */
const budgets = JSON.parse(readFileSync(budgetFile, 'utf8'));
const unknown = Object.keys(budgets).filter((name) => !(name in weights));
if (unknown.length > 0) console.log(`There are budgets for pages that there are not: ${unknown.join(', ')}.`);
let isRight = unknown.length === 0;
for (const [name, { js, css }] of Object.entries(weights)) {
  const budget = budgets[name];
  const isWithin = budget !== undefined && js <= budget.js && css <= budget.css;
  isRight &&= isWithin;
  if (values.quiet && isWithin) continue;
  const verdict = !budget ? 'has no budget' : isWithin ? '' : `is over its budget of ${budget.js} + ${budget.css} kB`;
  console.log(
    `${name.padEnd(16)}${js.toFixed(1).padStart(7)} kB JavaScript ${css.toFixed(1).padStart(6)} kB CSS ${verdict}`.trimEnd(),
  );
}
if (!isRight) {
  console.log('Make it lighter, or, where it is worth it: npm run size -- --accept');
  process.exitCode = 1;
}
