import { basename, relative } from 'node:path';
import { guards } from '../guards/guards.mjs';
import { root } from '../paths.mjs';

/** @typedef {{ id: string, promise: string, notYet?: string }} Promised `notYet` says what is missing */

/**
 * `hasPassed` is `null` if the test has not been run: benchmarks run only in `npm run promises`, and some tests skip themselves.
 *
 * @typedef {{ file: string, title: string, hasPassed: boolean | null, promises: string[], figures: Record<string, number> }} PromiseTest
 */

/**
 * A figure to reach, and the name of the recorded figure. `notYet` is the reason why it isn't reached. `nightly` is the figure of the
 * last run with `--nightly`, and its date, commit and seed: shorter runs don't measure this figure.
 *
 * @typedef {{ value: number, run: string }} Nightly
 * @typedef {{ target: string, figure?: string, atLeast?: number, atMost?: number, notYet?: string, nightly?: Nightly }} Target
 */

/** Tags of Playwright start with `@`, tags of Vitest do not. */
const TAG = /^@?(P\d+)$/;

const RUN = 'Last run: ';

/** @param {readonly string[]} tags @returns {string[]} */
const promisesIn = (tags) => tags.flatMap((tag) => TAG.exec(tag)?.[1] ?? []);

/**
 * Returns the tests that name a promise by their tags.
 *
 * @param {any} unit report of Vitest's JSON reporter
 * @param {any} e2e report of Playwright's JSON reporter
 * @returns {PromiseTest[]}
 */
export function promiseTests(unit, e2e) {
  const ofUnit = unit.testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults.map((/** @type {any} */ { fullName, status, tags, meta }) => ({
      file: relative(root, name),
      title: fullName,
      hasPassed: status === 'passed',
      promises: promisesIn(tags),
      figures: meta?.figures ?? {},
    })),
  );
  // The order of reports depends on the workers.
  return [...ofUnit, ...ofSuite(e2e)]
    .filter(({ promises }) => promises.length > 0)
    .toSorted((a, b) => compare(a.file, b.file) || compare(a.title, b.title));
}

/** @param {string} a @param {string} b */
function compare(a, b) {
  return a < b ? -1 : Number(a > b);
}

/** @param {any} suite @returns {PromiseTest[]} */
function ofSuite({ suites = [], specs = [] }) {
  const suiteTests = specs.map((/** @type {any} */ { file, title, tags, tests }) => ({
    file: `e2e/${file}`,
    title,
    hasPassed: hasPassedOn(tests.map((/** @type {any} */ { status }) => status)),
    promises: promisesIn(tags),
    figures: Object.assign({}, ...tests.flatMap(figuresIn)),
  }));
  return [...suiteTests, ...suites.flatMap(ofSuite)];
}

/** @param {readonly string[]} statuses on each browser @returns {boolean | null} */
function hasPassedOn(statuses) {
  const finished = statuses.filter((status) => status !== 'skipped');
  return finished.length === 0 ? null : finished.every((status) => status === 'expected');
}

/** @param {any} test of Playwright's report @returns {Record<string, number>[]} */
function figuresIn({ annotations = [] }) {
  return annotations.flatMap((/** @type {any} */ { type, description }) =>
    type === 'figures' ? [JSON.parse(description)] : [],
  );
}

/**
 * Checks that each promise has a test that has been run, and that no test has failed.
 *
 * @param {readonly Promised[]} promises
 * @param {readonly PromiseTest[]} tests
 * @returns {string[]} a message for each problem
 */
export function promiseProblems(promises, tests) {
  const promiseIds = new Set(promises.map(({ id }) => id));
  const strangers = tests.flatMap((test) =>
    test.promises.filter((id) => !promiseIds.has(id)).map((id) => `${test.file}: there is no promise ${id}`),
  );
  const untested = promises.flatMap(({ id, notYet }) =>
    notYet === undefined && !tests.some((test) => test.hasPassed !== null && test.promises.includes(id))
      ? [`${id} has no test that was run`]
      : [],
  );
  const broken = tests.flatMap(({ file, title, hasPassed, promises: ids }) =>
    hasPassed === false ? [`${ids.join(', ')}: ${file}, "${title}" has not passed`] : [],
  );
  return [...strangers, ...untested, ...broken];
}

/**
 * Checks the figures of a run of all tests.
 *
 * @param {readonly Target[]} targets
 * @param {readonly PromiseTest[]} tests
 * @returns {string[]} a message for each figure that is missing or outside its limits, unless the reason is known
 */
export function targetProblems(targets, tests) {
  const figures = sumFigures(tests);
  return targets.flatMap((target) => {
    if (target.notYet !== undefined) return [];
    const value = figureOf(target, figures);
    if (value === undefined) return [`${target.target}: no test has recorded "${target.figure}"`];
    return isWithin(target, value) ? [] : [`${target.target}: "${target.figure}" is ${value}`];
  });
}

/**
 * Sets the figures that a nightly run has recorded.
 *
 * @param {readonly Target[]} targets
 * @param {readonly PromiseTest[]} tests of the run
 * @param {string} run date, commit and seed
 * @returns {Target[]}
 */
export function recordNightly(targets, tests, run) {
  const figures = sumFigures(tests);
  return targets.map((target) => {
    const value = figures[target.figure ?? ''];
    return target.nightly === undefined || value === undefined ? target : { ...target, nightly: { value, run } };
  });
}

/** @param {Target} target @param {Record<string, number>} figures of a run */
function figureOf({ figure = '', nightly }, figures) {
  return nightly?.value ?? figures[figure];
}

/** @param {Target} limits @param {number} value */
function isWithin({ atLeast = Number.NEGATIVE_INFINITY, atMost = Infinity }, value) {
  return value >= atLeast && value <= atMost;
}

/**
 * Formats the table of promises.
 *
 * @param {{ promises: readonly Promised[], targets: readonly Target[] }} lists
 * @param {readonly PromiseTest[]} tests
 * @param {string} run date, commit, seed and machine
 * @returns {string} Markdown
 */
export function promiseTable({ promises, targets }, tests, run) {
  const testsOf = (/** @type {string} */ id) => tests.filter((test) => test.promises.includes(id));
  const rows = promises.map(({ id, promise, notYet }) => {
    const state = notYet === undefined ? 'tested' : `not yet: ${notYet}`;
    return `| ${id} | ${promise} | ${state} | ${figuresOf(testsOf(id)).join('<br>')} |`;
  });
  const figures = sumFigures(tests);
  const targetRows = targets.map((target) => {
    const value = figureOf(target, figures);
    const measured = target.nightly === undefined ? 'measured' : 'measured in a longer run';
    const state = target.notYet === undefined ? measured : `not yet: ${target.notYet}`;
    // In the last column, because shorter runs reach less.
    const verdict = value === undefined || target.notYet !== undefined || isWithin(target, value) ? '' : ', missed';
    return `| ${target.target} | ${state} | ${value?.toLocaleString('en') ?? ''}${verdict}${target.nightly ? ` (${target.nightly.run})` : ''} |`;
  });
  const lists = promises.flatMap(({ id }) => {
    const promiseTestsOfId = testsOf(id);
    const files = [...new Set(promiseTestsOfId.map(({ file }) => file))].map((file) => {
      const titles = new Set(
        promiseTestsOfId.filter((test) => test.file === file).map(({ title }) => escapeTitle(title)),
      );
      return `- [${file}](../${file})\n${[...titles].map((title) => `  - ${title}`).join('\n')}`;
    });
    return files.length > 0 ? [`### ${id}\n\n${files.join('\n')}`] : [];
  });
  return `${[
    '# Promises',
    'What a shop owner can rely on, and the tests that show it. `npm run promises` runs them and writes this page.',
    `${RUN}${run}`,
    ['| | promise | state | figures |', '| --- | --- | --- | --- |', ...rows].join('\n'),
    '## Figures to reach',
    ['| target | state | figure |', '| --- | --- | --- |', ...targetRows].join('\n'),
    '## Tests',
    ...lists,
    '## Guards',
    'Most promises about concurrent calls depend on a line of code. `npm run guards` removes each of these lines in turn; the named tests have to fail then.',
    guards.map(({ promise, name, file, test }) => `- ${promise}: [${name}](../${file}) (${basename(test)})`).join('\n'),
  ].join('\n\n')}\n`;
}

/**
 * Returns whether two tables are equal, ignoring the figures of their runs.
 *
 * @param {string} table
 * @param {string} otherTable
 */
export function isSameTable(table, otherTable) {
  return withoutRun(table) === withoutRun(otherTable);
}

/** @param {string} table */
function withoutRun(table) {
  return table
    .split('\n')
    .filter((line) => !line.startsWith(RUN))
    .map((line) => (line.startsWith('| ') ? line.replace(/[^|]*\|$/, '') : line))
    .join('\n');
}

/** Formats the figures of tests. @param {readonly PromiseTest[]} tests @returns {string[]} */
function figuresOf(tests) {
  return Object.entries(sumFigures(tests)).map(([name, value]) => `${name}: ${value.toLocaleString('en')}`);
}

/**
 * Adds up the figures of tests. Of durations, it returns the longest.
 *
 * @param {readonly PromiseTest[]} tests
 * @returns {Record<string, number>}
 */
function sumFigures(tests) {
  /** @type {Record<string, number>} */
  const sums = {};
  for (const { figures } of tests)
    for (const [name, value] of Object.entries(figures)) {
      const before = sums[name] ?? 0;
      sums[name] = name.startsWith('milliseconds') ? Math.max(before, value) : before + value;
    }
  return sums;
}

/** Escapes a title for Markdown. @param {string} title */
export function escapeTitle(title) {
  return title.replaceAll(/\s+/g, ' ').replaceAll(/[<*_`[\]|\\]/g, (sign) => `\\${sign}`);
}
