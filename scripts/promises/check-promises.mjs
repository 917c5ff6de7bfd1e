import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from '../paths.mjs';
import { listBenchmarks } from './benchmarks.mjs';
import { isSameTable, promiseProblems, promiseTable, promiseTests } from './promise-tests.mjs';

/** @typedef {import('./promise-tests.mjs').Promised} Promised */
/** @typedef {import('./promise-tests.mjs').Target} Target */

const TARGETS = join(root, 'scripts', 'promises', 'targets.json');

/** @returns {Promised[]} */
export function readPromiseList() {
  return readJson(join(root, 'scripts', 'promises', 'promises.json'));
}

/**
 * Reads the promises and figures to reach, and their tests from the last reports of the unit tests and e2e tests.
 *
 * @param {readonly import('./promise-tests.mjs').PromiseTest[]} [benchmarks] with their figures, if they have been run
 */
export function readPromises(benchmarks = listBenchmarks()) {
  const tests = promiseTests(readJson(join(cache, 'unit.json')), readJson(join(cache, 'e2e.json')));
  /** @type {Target[]} */
  const targets = readJson(TARGETS);
  return { promises: readPromiseList(), targets, tests: [...tests, ...benchmarks] };
}

/** @param {readonly Target[]} targets with the figures of a nightly run */
export function writeTargets(targets) {
  writeFileSync(TARGETS, `${JSON.stringify(targets, null, 2)}\n`);
}

/**
 * Checks that each promise has tests, that those of `npm test` have passed, and that `docs/promises.md` lists them. Benchmarks run
 * only in `npm run promises`.
 *
 * @returns {Promise<import('../results.mjs').Count>} counts tests of promises
 */
export async function checkPromises() {
  const { promises, targets, tests } = readPromises();
  const failures = promiseProblems(promises, tests);
  const table = readFileSync(join(root, 'docs', 'promises.md'), 'utf8');
  if (!isSameTable(table, promiseTable({ promises, targets }, tests, '')))
    failures.push('docs/promises.md is not what the tests say: npm run promises writes it');
  const notRun = tests.filter(({ hasPassed }) => hasPassed === null);
  for (const { title } of notRun) console.log(`not run: ${title}`);
  return { passed: tests.filter(({ hasPassed }) => hasPassed).length, failed: failures.length, failures };
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
