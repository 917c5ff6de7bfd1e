import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countJest, countPlaywright, suiteCount } from './results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mallard-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {unknown} report */
function written(report) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('a file that did not load counts as a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(countJest({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({ passed: 1, failed: 2 });
});

test('a flaky browser test counts as a failure', () => {
  expect(countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [] })).toEqual({
    passed: 3,
    failed: 2,
  });
});

test.each([
  ['all passed', 0, { numPassedTests: 2, numFailedTests: 0, testResults: [] }, { passed: 2, failed: 0 }],
  [
    'an error outside of the tests',
    1,
    { numPassedTests: 2, numFailedTests: 0, testResults: [] },
    { passed: 2, failed: 1 },
  ],
  ['no test at all', 0, { numPassedTests: 0, numFailedTests: 0, testResults: [] }, { passed: 0, failed: 1 }],
])('%s', (_what, code, report, count) => {
  expect(suiteCount(written(report), code, countJest)).toEqual(count);
});

test('no report is a failure, whatever the exit code', () => {
  expect(suiteCount(join(folder, 'missing.json'), 0, countJest)).toEqual({ passed: 0, failed: 1 });
});
