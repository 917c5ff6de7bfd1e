import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '../paths.mjs';
import { serve } from '../serve.mjs';

/** @typedef {import('./promise-tests.mjs').PromiseTest} PromiseTest */

/** Benchmarks that fail when a limit is exceeded. They take too long for `npm test`. */
const BENCHMARKS = [
  {
    name: 'bench:restarts',
    file: 'bench/restarts/main.ts',
    title: 'rolling restarts of two processes behind nginx lose no request (npm run bench:restarts)',
    promises: ['P26'],
  },
  {
    name: 'bench:overload',
    file: 'bench/overload/main.ts',
    title: 'five times the load that a server can handle (npm run bench:overload)',
    promises: [],
  },
  {
    name: 'bench:soak',
    file: 'bench/soak/main.ts',
    title: 'memory of a server under load with faults (npm run bench:soak)',
    promises: [],
  },
];

/** Lists the benchmarks as tests that have not been run. @returns {PromiseTest[]} */
export function listBenchmarks() {
  return BENCHMARKS.map(({ file, title, promises }) => ({ file, title, promises, hasPassed: null, figures: {} }));
}

/**
 * Runs the benchmarks, one after the other.
 *
 * @returns {Promise<PromiseTest[]>} with the figures that they wrote to the file in `FIGURES_FILE`
 */
export async function runBenchmarks() {
  mkdirSync(cache, { recursive: true });
  /** @type {PromiseTest[]} */
  const tests = [];
  for (const { name, file, title, promises } of BENCHMARKS) {
    const figuresFile = join(cache, `${name.replace(':', '-')}.json`);
    rmSync(figuresFile, { force: true });
    process.env.FIGURES_FILE = figuresFile;
    const code = await serve(file, 'production');
    const figures = existsSync(figuresFile) ? JSON.parse(readFileSync(figuresFile, 'utf8')) : {};
    tests.push({ file, title, promises, hasPassed: code === 0, figures });
  }
  delete process.env.FIGURES_FILE;
  return tests;
}
