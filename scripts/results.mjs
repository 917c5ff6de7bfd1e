import { readFileSync } from 'node:fs';
import { tail } from './run.mjs';

/** @typedef {{ passed: number, failed: number, failures: string[] }} Count number of tests in a stage, and the errors */

const LINES_SHOWN = 20;

/**
 * Counts the tests in a JSON report of Vitest or Jest. A file that could not be loaded counts as one failure.
 *
 * @param {any} report
 * @returns {Count}
 */
export function countJest(report) {
  const failures = report.testResults.flatMap((/** @type {any} */ file) => {
    const failed = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
    if (file.status === 'failed' && failed.length === 0) return [describe(file.name, file.message)];
    return failed.map((/** @type {any} */ test) => describe(`${file.name}: ${test.fullName}`, ...test.failureMessages));
  });
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

/**
 * Counts the stories in a JSON report of the Storybook test runner. Its files are generated, so failures have the title and
 * name of the story instead.
 *
 * @param {any} report
 * @returns {Count}
 */
export function countStories(report) {
  const failures = report.testResults.flatMap((/** @type {any} */ file) => {
    const failed = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
    if (file.status === 'failed' && failed.length === 0) return [describe(file.name, file.message)];
    return failed.map((/** @type {any} */ test) => describe(test.ancestorTitles.join(': '), ...test.failureMessages));
  });
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

/**
 * Counts the tests in a JSON report of Playwright. A flaky test counts as a failure.
 *
 * @param {any} report
 * @returns {Count}
 */
export function countPlaywright(report) {
  const { expected, unexpected, flaky } = report.stats;
  const errors = report.errors.map((/** @type {any} */ error) => describe('outside of the tests', error.message));
  const failures = [...failedSpecs(report), ...errors];
  return { passed: expected, failed: unexpected + flaky + report.errors.length, failures };
}

/** @param {any} suite @returns {string[]} */
function failedSpecs({ suites = [], specs = [] }) {
  const failures = specs.flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((/** @type {any} */ test) => {
        const errors = test.results.flatMap((/** @type {any} */ result) => result.errors);
        const messages = errors.map((/** @type {any} */ error) => error.message);
        return describe(`[${test.projectName}] ${spec.file}:${spec.line} ${spec.title}`, ...messages);
      }),
  );
  return [...failures, ...suites.flatMap(failedSpecs)];
}

/** @param {string} name @param {readonly (string | undefined)[]} messages @returns {string} the first lines of the messages */
function describe(name, ...messages) {
  const lines = messages.flatMap((message) => message?.split('\n') ?? []);
  return [name, ...lines.slice(0, LINES_SHOWN).map((line) => `  ${line}`)].join('\n');
}

/**
 * Returns the result of a suite. A problem outside of the tests, such as a crash or no test at all, counts as one failure.
 *
 * @param {string} file report of the suite
 * @param {{ code: number, output: string }} ended exit code and error output
 * @param {(report: any) => Count} count
 * @param {{ canBeEmpty?: boolean }} [options] `canBeEmpty`: a run without tests is not a failure
 * @returns {Count}
 */
export function suiteCount(file, { code, output }, count, { canBeEmpty = false } = {}) {
  const { passed, failed, failures } = readCount(file, count);
  if (failed > 0 || (code === 0 && (passed > 0 || canBeEmpty))) return { passed, failed, failures };
  const title = `outside of the tests: exited with code ${code}, ${passed} passed`;
  return { passed, failed: 1, failures: [describe(title, tail(output, LINES_SHOWN))] };
}

/** @param {string} file @param {(report: any) => Count} count @returns {Count} */
function readCount(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, failures: [] };
  }
}
