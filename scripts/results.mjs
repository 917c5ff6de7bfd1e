import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count tests of a stage */

/**
 * Counts what Vitest or Jest wrote with their JSON reporter. A file that could not even be loaded has no tests, but it
 * has failed.
 *
 * @param {any} report
 * @returns {Count}
 */
export function countJest(report) {
  const broken = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.every(isFine),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** @param {any} assertion */
function isFine(assertion) {
  return assertion.status !== 'failed';
}

/**
 * Counts what Playwright wrote. A test that passed only at the second try has failed.
 *
 * @param {any} report
 * @returns {Count}
 */
export function countPlaywright(report) {
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}

/**
 * What a suite came to. Trouble that no test stands for (a crash, an error outside of the tests, no test found at all)
 * counts as one failure, so that it cannot look like success.
 *
 * @param {string} file the report it should have written
 * @param {number} code its exit code
 * @param {(report: any) => Count} count
 * @returns {Count}
 */
export function suiteCount(file, code, count) {
  const { passed, failed } = readCount(file, count);
  const isSilentFailure = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: isSilentFailure ? 1 : failed };
}

/** @param {string} file @param {(report: any) => Count} count @returns {Count} */
function readCount(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}
