import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { install } from './install.mjs';
import { installNginx } from './nginx.mjs';
import { cache, root } from './paths.mjs';
import { runBenchmarks } from './promises/benchmarks.mjs';
import { readPromiseList, readPromises, writeTargets } from './promises/check-promises.mjs';
import { promiseProblems, promiseTable, recordNightly, targetProblems } from './promises/promise-tests.mjs';
import { main } from './stop.mjs';

/**
 * Environment variables for more cases than in `npm test`: sequences of changes to carts and to orders, kills of each database, faults
 * at each request of a purchase, simultaneous buyers of the same pieces, and pages that are rendered at the same time. `LOGOUT_MS` is a stricter limit.
 */
const CASES = {
  FUZZ_REQUESTS: '100000',
  TIMING_SAMPLES: '400',
  SEQUENCES: '500',
  INTERLEAVINGS: '500',
  KILLS: '250',
  OUTAGES: '20',
  CUTS: 'all',
  BUYERS: '200',
  ROUNDS: '250',
  PAGE_ROUNDS: '170',
  LOGOUT_MS: '1000',
};
/** More cases for a run with `--nightly`, which takes about three hours. */
const NIGHTLY_CASES = { SEQUENCES: '10000', INTERLEAVINGS: '5000' };
const LARGEST_SEED = 2 ** 31;
/** Results of the stages that have passed, so that a run that is stopped or fails can be continued. */
const PROGRESS = join(cache, 'promises.json');

/**
 * @typedef {object} Progress
 * @property {string} commit
 * @property {boolean} nightly
 * @property {number} seed
 * @property {Record<string, any>} results by the name of the stage
 */

/**
 * Implements `npm run promises`: runs the tests of promises with more cases than `npm test`, and writes `docs/promises.md`. On two
 * quiet cores it takes about an hour. With `--nightly`, it also tests mutants and the longest sequences, and writes their figures to
 * `targets.json`. With `--continue`, stages that have passed in a run of the same commit aren't run again.
 */
await main(async () => {
  const { values } = parseArgs({
    options: { continue: { type: 'boolean', default: false }, nightly: { type: 'boolean', default: false } },
  });
  await install();
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const { nightly } = values;
  const progress = (values.continue && readProgress(commit, nightly)) || {
    commit,
    nightly,
    seed: 1 + Math.floor(Math.random() * (LARGEST_SEED - 1)),
    results: {},
  };
  const { seed } = progress;
  Object.assign(process.env, CASES, nightly && NIGHTLY_CASES, { FUZZ_SEED: `${seed}` });
  // These use installed packages, so they can be loaded only now.
  const { buildStorefront } = await import('./build-storefront.mjs');
  const { tryGuards } = await import('./guards/try-guards.mjs');
  const { runMutants } = await import('./mutants/run-mutants.mjs');
  const { runProperties } = await import('./properties/run-properties.mjs');
  const { runJourneys, runUnitTests } = await import('./suites.mjs');

  /**
   * @template T
   * @param {string} name
   * @param {() => Promise<T>} run
   * @returns {Promise<T>} the result, from an earlier run if there is one that did not fail
   */
  async function stage(name, run) {
    if (progress.results[name]) return progress.results[name];
    const result = await run();
    if (hasFailed(result)) return result;
    progress.results[name] = result;
    mkdirSync(cache, { recursive: true });
    writeFileSync(PROGRESS, JSON.stringify(progress));
    return result;
  }

  const tags = readPromiseList().map(({ id }) => id);
  await stage('unit', () => runUnitTests([`--tags-filter=${tags.join(' || ')}`]));
  await buildStorefront();
  await stage('flows', () => runJourneys(['--grep=@P\\d+']));
  const properties = await stage('properties', () => runProperties({ seed }));
  const guards = await stage('guards', tryGuards);
  const mutants = nightly ? await stage('mutants', runMutants) : null;
  await installNginx();
  const benchmarks = await stage('benchmarks', runBenchmarks);
  const date = new Date().toISOString().slice(0, 10);
  const { promises, tests, ...read } = readPromises([
    ...benchmarks,
    {
      file: 'scripts/properties/run-properties.mjs',
      title: 'npm run properties',
      promises: [],
      hasPassed: properties.code === 0,
      figures: { 'cases of properties': properties.cases },
    },
    ...(mutants ? [mutantsTest(mutants)] : []),
  ]);
  const targets = nightly
    ? recordNightly(read.targets, tests, `${date}, commit ${commit}, seed ${seed}`)
    : read.targets;
  const run = `${date}, commit ${commit}, seed ${seed}, ${cpus().length} cores, Node ${process.versions.node}, ${properties.cases.toLocaleString('en')} cases of properties, ${guards.passed} guards, each noticed by its tests when removed.`;
  if (nightly) writeTargets(targets);
  writeFileSync(join(root, 'docs', 'promises.md'), promiseTable({ promises, targets }, tests, run));
  // A nightly run must record every figure, whatever the last one has recorded.
  const measured = nightly ? read.targets.map(({ nightly: _last, ...target }) => target) : targets;
  const problems = [...promiseProblems(promises, tests), ...targetProblems(measured, tests), ...guards.failures];
  if (properties.code !== 0) problems.push(`A property failed with seed ${seed}`);
  if (mutants && mutants.code !== 0) problems.push('The mutants could not be tested, or too few were found');
  for (const problem of problems) console.error(problem);
  return problems.length > 0 ? 1 : 0;
});

/** Whether a stage has a failure. @param {any} result count of tests, exit code, or tests */
function hasFailed(result) {
  const { failed = 0, code = 0 } = result;
  return failed > 0 || code !== 0 || (Array.isArray(result) && result.some(({ hasPassed }) => !hasPassed));
}

/**
 * @param {Awaited<ReturnType<typeof import('./mutants/run-mutants.mjs').runMutants>>} mutants
 * @returns {import('./promises/promise-tests.mjs').PromiseTest}
 */
function mutantsTest({ code, percent, tested }) {
  return {
    file: 'scripts/mutants/run-mutants.mjs',
    title: 'npm run mutants',
    promises: [],
    hasPassed: code === 0,
    figures: { 'percent of mutants found': percent, mutants: tested },
  };
}

/**
 * @param {string} commit
 * @param {boolean} nightly
 * @returns {Progress | undefined} `undefined` if no run of this commit and with the same cases was stopped
 */
function readProgress(commit, nightly) {
  if (!existsSync(PROGRESS)) return undefined;
  /** @type {Progress} */
  const progress = JSON.parse(readFileSync(PROGRESS, 'utf8'));
  return progress.commit === commit && progress.nightly === nightly ? progress : undefined;
}
