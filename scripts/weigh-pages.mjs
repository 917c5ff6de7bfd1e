import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { root } from './paths.mjs';

// Prints the compressed size of the first view of each page: its scripts and styles, and the document that the server renders for
// the sample shop; and the size of the scripts that load afterwards. Fails if a page is over its budget or has none. `--accept`
// writes new budgets, `--quiet` prints only problems.

const compress = promisify(brotliCompress);
const storefront = join(root, 'apps', 'storefront');
const budgetFile = join(storefront, 'budgets.json');
/** A time at which the sample shop has deals. */
const NOW = Date.parse('2026-11-20T10:00:00+08:00');
/** The language with the larger messages. */
const LOCALE = 'zh-CN';

/** @typedef {{ js: number, css: number, html: number }} Weight kB in Brotli */

/** Adds 4 %, because minifiers and compressors change between versions. @param {number} weight */
function budgetFor(weight) {
  return Math.ceil(weight * 1.04 * 10) / 10;
}

/** @type {Map<string, Promise<number>>} Sizes by path. Pages share chunks, so each is compressed once. */
const weightsByPath = new Map();

/** @param {string} path relative to the client's files */
function weigh(path) {
  const cachedWeight = weightsByPath.get(path);
  if (cachedWeight) return cachedWeight;
  const file = readFileSync(join(storefront, 'dist', 'client', path));
  const weight = compress(file).then(({ length }) => length / 1000);
  weightsByPath.set(path, weight);
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
const shop = await import(new URL('dist/server/entry-server.js', parts).href);
const { routes, DEFERRED_SERVICES_FILE } = shop;
const { readManifest } = await import(new URL('server/manifest.ts', parts).href);
const { assetTags } = await import(new URL('server/document.ts', parts).href);
const { createPageRenderer } = await import(new URL('server/renderPage.ts', parts).href);
const { openSampleShop } = await import(new URL('src/offline/sampleShop.ts', parts).href);
const manifest = await readManifest(new URL('dist/client/.vite/', parts));
const { DEFAULT_SHOP } = await import(pathToFileURL(join(root, 'packages/domain/src/contract/index.ts')).href);
const backend = openSampleShop(DEFAULT_SHOP, () => NOW);
/** @typedef {{ first: string[], later: string[] }} Files Source files of a page. */
/** @type {Files} Files of the page that was rendered last. */
let files = { first: [], later: [] };
const renderPage = createPageRenderer({
  loadEntry: async () => shop,
  assetTags(/** @type {Files} */ requestedFiles) {
    files = requestedFiles;
    return assetTags(manifest.assetsOf(files));
  },
  backendFor: () => backend,
  config: { passwordSalt: 'sample', version: 'weighed', shop: DEFAULT_SHOP },
  publicOrigin: null,
  now: () => NOW,
  hasPolicy: true,
});

/** @param {string} path @returns {Promise<number>} kB of the page's document */
async function weighDocument(path) {
  const page = await renderPage(new Request(`http://shop.invalid${path}`, { headers: { Cookie: `locale=${LOCALE}` } }));
  return (await compress(Buffer.from(await page.arrayBuffer()))).length / 1000;
}

const listed = await backend(new Request('http://shop.invalid/api/products'));
const [{ id }] = (await listed.json()).data.items;

/** @type {Record<string, Weight>} */
const weights = {};
/** @type {Record<string, number>} Sizes of the scripts that load after the first view. */
const later = {};
for (const [name, route] of Object.entries(routes)) {
  const html = await weighDocument(route.path.replace(/:\w+/, id));
  const { scripts, styles } = manifest.assetsOf(files);
  weights[name] = { js: await total(scripts), css: await total(styles), html };
  const { scripts: all } = manifest.assetsOf({
    first: [...files.first, ...files.later, DEFERRED_SERVICES_FILE],
    later: [],
  });
  later[name] = await total(all.filter((/** @type {string} */ script) => !scripts.includes(script)));
}
if (values.accept) {
  const newBudgets = Object.entries(weights).map(([name, { js, css, html }]) => [
    name,
    { js: budgetFor(js), css: budgetFor(css), html: budgetFor(html) },
  ]);
  writeFileSync(budgetFile, `${JSON.stringify(Object.fromEntries(newBudgets), null, 2)}\n`);
}
/** @type {Record<string, Weight>} */
const budgets = JSON.parse(readFileSync(budgetFile, 'utf8'));
const unknown = Object.keys(budgets).filter((name) => !(name in weights));
if (unknown.length > 0) console.log(`There are budgets for pages that do not exist: ${unknown.join(', ')}.`);
let isWithinBudget = unknown.length === 0;
const column = (/** @type {number} */ weight) => weight.toFixed(1).padStart(8);
if (!values.quiet)
  console.log(`kB in Brotli${['script', 'style', 'page', '  later'].map((head) => head.padStart(8)).join('')}`);
for (const [name, weight] of Object.entries(weights)) {
  const budget = budgets[name];
  const isWithin =
    budget !== undefined && weight.js <= budget.js && weight.css <= budget.css && weight.html <= budget.html;
  isWithinBudget &&= isWithin;
  if (values.quiet && isWithin) continue;
  const verdict = !budget
    ? 'has no budget'
    : isWithin
      ? ''
      : `is over its budget of ${budget.js} + ${budget.css} + ${budget.html} kB`;
  const columns = [weight.js, weight.css, weight.html, later[name] ?? 0].map(column).join('');
  console.log(`${name.padEnd(12)}${columns}  ${verdict}`.trimEnd());
}
if (!isWithinBudget) console.log('Reduce the size, or accept new budgets: npm run size -- --accept');
// Ends the process, because the timers of the sample shop would keep it running.
process.exit(isWithinBudget ? 0 : 1);
