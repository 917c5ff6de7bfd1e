import { readFileSync } from 'node:fs';
import { tail } from './run.mjs';

/** @typedef {{ passed: number, failed: number, failures: string[] }} Count tests of a stage, and what failed how */

const LINES_SHOWN = 20;

/**
 * Counts what Vitest or Jest wrote with their JSON reporter. A file that could not even be loaded has no tests, but it
 * has failed.
 *
 * @param {any} report
 * @returns {Count}
 */
export function countJest(report) {
  const failures = report.testResults.flatMap((/** @type {any} */ file) => {
    const failed = file.assertionResults.filter((/** @type {any} */ one) => one.status === 'failed');
    if (file.status === 'failed' && failed.length === 0) return [describe(file.name, file.message)];
    return failed.map((/** @type {any} */ one) => describe(`${file.name}: ${one.fullName}`, ...one.failureMessages));
  });
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

/**
 * Counts what Playwright wrote. A test that passed only at the second try has failed.
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
  const own = specs.flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ one) => one.status === 'unexpected' || one.status === 'flaky')
      .map((/** @type {any} */ one) => {
        const errors = one.results.flatMap((/** @type {any} */ result) => result.errors);
        const messages = errors.map((/** @type {any} */ error) => error.message);
        return describe(`[${one.projectName}] ${spec.file}:${spec.line} ${spec.title}`, ...messages);
      }),
  );
  return [...own, ...suites.flatMap(failedSpecs)];
}

/** @param {string} name @param {readonly (string | undefined)[]} messages @returns {string} a few lines */
function describe(name, ...messages) {
  const lines = messages.flatMap((message) => message?.split('\n') ?? []);
  return [name, ...lines.slice(0, LINES_SHOWN).map((line) => `  ${line}`)].join('\n');
}

/**
 * What a suite came to. Trouble that no test stands for (a crash, an error outside of the tests, no test found at all)
 * counts as one failure, so that it cannot look like success.
 *
 * @param {string} file the report it should have written
 * @param {{ code: number, output: string }} ended its exit code and its complaints
 * @param {(report: any) => Count} count
 * @param {{ canBeEmpty?: boolean }} [options] `canBeEmpty`: it is no failure if the program succeeds without running a test
 * @returns {Count}
 */
export function suiteCount(file, { code, output }, count, { canBeEmpty = false } = {}) {
  const { passed, failed, failures } = readCount(file, count);
  if (failed > 0 || (code === 0 && (passed > 0 || canBeEmpty))) return { passed, failed, failures };
  const what = `outside of the tests: ended with ${code}, ${passed} passed`;
  return { passed, failed: 1, failures: [describe(what, tail(output, LINES_SHOWN))] };
}

/** @param {string} file @param {(report: any) => Count} count @returns {Count} */
function readCount(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, failures: [] };
  }
}
