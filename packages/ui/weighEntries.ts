import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Metafile, type OutputFile } from 'esbuild';

// Prints what each entry of the built package weighs, and fails when one is over its budget or has none. `--accept` writes
// budgets for what there is, `--quiet` prints only what is wrong.

/** Of a page that imports one entry alone: minified, in Brotli, without React, in kB. Several together share most of it. */
interface Weight {
  name: string;
  now: number;
  /** Only loaded when somebody asks for it, by `import()`. */
  later: number;
}

const budgetFile = new URL('budgets.json', import.meta.url);
const dist = new URL('dist/', import.meta.url).pathname;
/** Entries of styles or for builds weigh nothing worth a budget. */
const names = readdirSync(new URL('src/exports/', import.meta.url))
  .map((file) => basename(file, '.ts'))
  .filter((name) => name !== 'styles' && name !== 'vanilla-extract');

/** Alone, because what shares a build with others keeps what only these use. */
async function weigh(name: string): Promise<Weight> {
  const entry = `out/${name}.js`;
  const { metafile, outputFiles } = await build({
    entryPoints: [`${dist}${name}.js`],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    external: ['react', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const now = reach(metafile, entry, ['import-statement']);
  const all = reach(metafile, entry, ['import-statement', 'dynamic-import']);
  return { name, now: kilobytes(outputFiles, now), later: kilobytes(outputFiles, all.difference(now)) };
}

/** The files that come along with one, by certain kinds of import. */
function reach(metafile: Metafile, from: string, kinds: readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = [from];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const output = metafile.outputs[path];
    if (!output || found.has(path)) continue;
    found.add(path);
    open.push(...output.imports.filter(({ kind }) => kinds.includes(kind)).map(({ path: next }) => next));
  }
  return found;
}

function kilobytes(files: readonly OutputFile[], paths: ReadonlySet<string>): number {
  const chosen = files.filter(({ path }) => [...paths].some((wanted) => path.endsWith(`/${wanted}`)));
  return chosen.length === 0
    ? 0
    : brotliCompressSync(Buffer.concat(chosen.map(({ contents }) => contents))).length / 1000;
}

/** A little room: minifiers and compressors change from version to version. */
function budgetFor(weight: number): number {
  return Math.ceil((weight * 1.04 + 0.1) * 10) / 10;
}

const weights = await Promise.all(names.map(weigh));
if (process.argv.includes('--accept')) {
  const budgets = Object.fromEntries(weights.map(({ name, now }) => [name, budgetFor(now)]));
  writeFileSync(budgetFile, `${JSON.stringify(budgets, null, 2)}\n`);
}
const budgets = JSON.parse(readFileSync(budgetFile, 'utf8')) as Record<string, number>;
const isVerbose = !process.argv.includes('--quiet');
for (const { name, now, later } of weights) {
  const budget = budgets[name];
  const verdict = budget === undefined ? 'has no budget' : now > budget ? `is over its budget of ${budget} kB` : '';
  if (verdict !== '') process.exitCode = 1;
  if (isVerbose || verdict !== '')
    console.log(
      `${name.padEnd(24)}${now.toFixed(1).padStart(6)} kB${later > 0 ? ` + ${later.toFixed(1)} kB later` : ''} ${verdict}`,
    );
}
const unknown = Object.keys(budgets).filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.log(`There are budgets for what there is no entry of: ${unknown.join(', ')}.`);
  process.exitCode = 1;
}
if (process.exitCode === 1) console.log('Make it lighter, or, where it is worth it: npm run size -- --accept');
