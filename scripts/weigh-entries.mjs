import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'esbuild';
import { LIBRARIES } from './libraries.mjs';
import { root } from './paths.mjs';

// Prints the compressed size of each entry point of the built packages. Fails if one is over its budget or has none. `--accept`
// writes new budgets, `--quiet` prints only problems.

/** Runs in the thread pool, so it uses several cores. */
const compress = promisify(brotliCompress);

/** Required by esbuild, but `write: false` writes nothing. */
const OUT = join(root, 'out');
/** Dependencies that a page has in any case. */
const SHARED = ['react', 'react-dom', 'xstate', '@xstate/react'];
/** Entry points without a budget: style sheets, and entry points for builds and tests. */
const UNWEIGHED = new Set(['styles', 'vanilla-extract', 'testing']);

/** @typedef {Readonly<Record<string, string | { '@mallard/source'?: string, default: string }>>} Exports; style sheets have no source */

/**
 * @typedef {object} Weight size of a page that imports one entry point: minified, in Brotli, without {@link SHARED}, in kB. Several
 *   entry points share most of their code.
 * @property {string} name
 * @property {number} now
 * @property {number} later size of lazy code, loaded by `import()`
 */

/** Excludes lazy code from the bundle. @type {import('esbuild').Plugin} */
const withoutLater = {
  name: 'without-later',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined)),
};

/**
 * Bundles each entry point separately, in one build, so that no file is read twice.
 *
 * @param {readonly { name: string, file: string }[]} entries
 * @param {readonly import('esbuild').Plugin[]} plugins
 * @returns {Promise<ReadonlyMap<string, number>>} kB of each
 */
async function bundle(entries, plugins) {
  const { outputFiles } = await build({
    entryPoints: entries.map(({ name, file }) => ({ in: file, out: name })),
    bundle: true,
    minify: true,
    format: 'esm',
    outdir: OUT,
    write: false,
    external: SHARED,
    plugins: [...plugins],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const sizes = outputFiles.map(
    async ({ path, contents }) =>
      /** @type {const} */ ([relative(OUT, path).replace(/\.js$/, ''), (await compress(contents)).length / 1000]),
  );
  return new Map(await Promise.all(sizes));
}

/** Adds 4 % and 0.1 kB, because minifiers and compressors change between versions. @param {number} weight */
function budgetFor(weight) {
  return Math.ceil((weight * 1.04 + 0.1) * 10) / 10;
}

/**
 * Lists the entry points of a package. A pattern such as `./*` matches every file of a folder.
 *
 * @param {string} folder
 * @param {Exports} exports
 */
function entriesOf(folder, exports) {
  const entries = Object.entries(exports).flatMap(([path, entry]) => {
    if (typeof entry === 'string' || !entry['@mallard/source'] || entry.default.endsWith('.json')) return [];
    const stars = path.includes('*') ? starsOf(join(folder, entry['@mallard/source'])) : [''];
    return stars.map((star) => ({
      name: nameOf(path.replace('*', star)),
      file: join(folder, entry.default.replace('*', star)),
    }));
  });
  return entries.filter(({ name }) => !UNWEIGHED.has(name));
}

/** @param {string} path of an entry point, such as `./money`; `.` is `index` */
function nameOf(path) {
  return path === '.' ? 'index' : path.slice('./'.length);
}

/**
 * Returns what the star of a pattern matches.
 *
 * @param {string} pattern such as `src/exports/*.ts`, or with a folder as its star
 * @returns {string[]}
 */
function starsOf(pattern) {
  const [start = '', end = ''] = pattern.split('*');
  // The star is a file name, or a folder that contains the rest of the pattern.
  if (end.startsWith('/')) return readdirSync(start).filter((name) => existsSync(`${start}${name}${end}`));
  return readdirSync(start).map((file) => basename(file, end));
}

/**
 * @param {string} name of a package
 * @param {{ accept: boolean, quiet: boolean }} options
 * @returns {Promise<boolean>} whether all entry points are within their budgets
 */
async function weighPackage(name, { accept, quiet }) {
  const folder = join(root, 'packages', name);
  const budgetFile = join(folder, 'budgets.json');
  /** @type {{ exports: Exports }} */
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entries = entriesOf(folder, exports);
  const now = await bundle(entries, [withoutLater]);
  // Lazy code is only printed and has no budget.
  const all = quiet ? now : await bundle(entries, []);
  const weights = entries.map(({ name: entry }) => {
    const weight = now.get(entry) ?? Number.NaN;
    return { name: entry, now: weight, later: Math.max(0, (all.get(entry) ?? 0) - weight) };
  });
  if (accept) {
    const newBudgets = Object.fromEntries(weights.map(({ name: entry, now }) => [entry, budgetFor(now)]));
    writeFileSync(budgetFile, `${JSON.stringify(newBudgets, null, 2)}\n`);
  }
  /** @type {Record<string, number>} */
  const budgets = JSON.parse(readFileSync(budgetFile, 'utf8'));
  const wrong = weights.filter(({ name: entry, now }) => !(now <= (budgets[entry] ?? 0)));
  if (!quiet) console.log(`\n@mallard/${name}`);
  for (const weight of quiet ? wrong : weights) console.log(line(weight, budgets[weight.name]));
  const unknown = Object.keys(budgets).filter((entry) => !weights.some((weight) => weight.name === entry));
  if (unknown.length > 0) console.log(`There are budgets for entry points that do not exist: ${unknown.join(', ')}.`);
  return wrong.length === 0 && unknown.length === 0;
}

/** @param {Weight} weight @param {number | undefined} budget */
function line({ name, now, later }, budget) {
  const verdict = budget === undefined ? 'has no budget' : now > budget ? `is over its budget of ${budget} kB` : '';
  const laterText = later > 0 ? ` + ${later.toFixed(1)} kB later` : '';
  return `${name.padEnd(24)}${now.toFixed(1).padStart(6)} kB${laterText} ${verdict}`.trimEnd();
}

const { values } = parseArgs({
  options: { accept: { type: 'boolean', default: false }, quiet: { type: 'boolean', default: false } },
});
const verdicts = [];
for (const name of LIBRARIES.filter((library) => library !== 'conformance'))
  verdicts.push(await weighPackage(name, values));
if (verdicts.includes(false)) {
  console.log('Reduce the size, or accept new budgets: npm run size -- --accept');
  process.exitCode = 1;
}
