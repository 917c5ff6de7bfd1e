import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countJest, countPlaywright, countStories, suiteCount } from './results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mallard-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {unknown} report */
function written(report) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('a file that did not load counts as a failure with its reason', () => {
  const testResults = [
    { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    {
      name: 'b.test.ts',
      status: 'failed',
      assertionResults: [{ status: 'failed', fullName: 'adds up', failureMessages: ['1 is not 2\nat b.test.ts:3'] }],
    },
    { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(countJest({ numPassedTests: 1, testResults })).toEqual({
    passed: 1,
    failed: 2,
    failures: ['a.test.ts\n  no such module', 'b.test.ts: adds up\n  1 is not 2\n  at b.test.ts:3'],
  });
});

test('a failed story is named by its title and name', () => {
  const assertionResults = [
    { status: 'passed', ancestorTitles: ['Forms/Select', 'Default'] },
    { status: 'failed', ancestorTitles: ['Forms/Select', 'Open'], failureMessages: ['[en-US dark] axe label: …'] },
  ];
  const testResults = [
    { name: '/tmp/forms-select.test.js', status: 'failed', assertionResults },
    { name: '/tmp/forms-switch.test.js', status: 'failed', message: 'no browser', assertionResults: [] },
  ];
  expect(countStories({ numPassedTests: 1, testResults })).toEqual({
    passed: 1,
    failed: 2,
    failures: ['Forms/Select: Open\n  [en-US dark] axe label: …', '/tmp/forms-switch.test.js\n  no browser'],
  });
});

test('a flaky browser test counts as a failure with its reason', () => {
  const results = [{ errors: [{ message: 'not seen' }] }, { errors: [] }];
  const specs = [
    { file: 'cart.spec.ts', line: 4, title: 'adds', tests: [{ projectName: 'phone', status: 'flaky', results }] },
    { file: 'cart.spec.ts', line: 9, title: 'removes', tests: [{ projectName: 'phone', status: 'expected', results }] },
  ];
  const errors = [{ message: 'no browser' }];
  const stats = { expected: 3, unexpected: 0, flaky: 1 };
  expect(countPlaywright({ stats, errors, suites: [{ suites: [{ specs }] }] })).toEqual({
    passed: 3,
    failed: 2,
    failures: ['[phone] cart.spec.ts:4 adds\n  not seen', 'outside of the tests\n  no browser'],
  });
});

test('a suite that passed has no failures', () => {
  const report = written({ numPassedTests: 2, testResults: [] });
  expect(suiteCount(report, { code: 0, output: 'a warning' }, countJest)).toEqual({
    passed: 2,
    failed: 0,
    failures: [],
  });
});

test.each([
  ['an error outside of the tests', 1, 2],
  ['no test at all', 0, 0],
])('%s is a failure, with the last lines of the output', (_what, code, passed) => {
  const report = written({ numPassedTests: passed, testResults: [] });
  expect(suiteCount(report, { code, output: 'oh\n' }, countJest)).toEqual({
    passed,
    failed: 1,
    failures: [`outside of the tests: exited with code ${code}, ${passed} passed\n  oh`],
  });
});

test('a run without tests is not a failure if a suite can be empty, unless the program fails', () => {
  const report = written({ numPassedTests: 0, testResults: [] });
  const failed = [0, 1].map((code) => suiteCount(report, { code, output: '' }, countJest, { canBeEmpty: true }).failed);
  expect(failed).toEqual([0, 1]);
});

test('a missing report is a failure with any exit code', () => {
  const count = suiteCount(join(folder, 'missing.json'), { code: 0, output: '' }, countJest);
  expect(count).toMatchObject({ passed: 0, failed: 1 });
});
