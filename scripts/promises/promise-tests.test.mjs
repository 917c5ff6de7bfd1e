import { describe, expect, it } from 'vitest';
import { isSameTable, promiseProblems, promiseTable, promiseTests } from './promise-tests.mjs';

const unit = {
  testResults: [
    {
      name: `${process.cwd()}/apps/api/src/races.test.ts`,
      assertionResults: [
        { fullName: 'buyers at once', status: 'passed', tags: ['P1'], meta: { figures: { buyers: 50 } } },
        { fullName: 'other buyers at once', status: 'passed', tags: ['P1', 'P2'], meta: { figures: { buyers: 1000 } } },
        { fullName: 'something else', status: 'failed', tags: [], meta: {} },
      ],
    },
  ],
};
const e2e = {
  suites: [
    {
      specs: [
        {
          file: 'journeys/a.spec.ts',
          title: 'a <kill>',
          tags: ['P2'],
          tests: [{ status: 'unexpected', annotations: [{ type: 'figures', description: '{"kills":9}' }] }],
        },
      ],
    },
  ],
};
const promises = [
  { id: 'P1', promise: 'Sells no more than there is.' },
  { id: 'P2', promise: 'Loses nothing.' },
];
const tests = promiseTests(unit, e2e);

describe('the table of promises', () => {
  it('lists the tests of each promise, and adds up their figures', () => {
    const table = promiseTable(promises, tests, 'today');
    expect(table).toContain('| P1 | Sells no more than there is. | tested | buyers: 1,050 |');
    expect(table).toContain('### P2\n\n- [');
    expect(table).toContain('kills: 9');
    expect(table).toContain('a \\<kill>');
    expect(table).not.toContain('something else');
  });

  it('does not depend on the order of the reports', () => {
    const [file] = unit.testResults;
    const reversed = { testResults: [{ ...file, assertionResults: file?.assertionResults.toReversed() }] };
    expect(promiseTests(reversed, e2e)).toEqual(tests);
  });

  it('stays equal after another run of the same tests', () => {
    const again = tests.map((test) => ({ ...test, figures: { buyers: 7 } }));
    expect(isSameTable(promiseTable(promises, tests, 'today'), promiseTable(promises, again, 'tomorrow'))).toBe(true);
    expect(isSameTable(promiseTable(promises, tests, ''), promiseTable(promises, tests.slice(1), ''))).toBe(false);
  });

  it('reports promises without a test, tests of unknown promises, and tests that failed', () => {
    expect(promiseProblems(promises, tests)).toEqual(['P2: e2e/journeys/a.spec.ts, "a <kill>" has not passed']);
    const without = [...promises, { id: 'P3', promise: 'Keeps secrets.' }];
    expect(promiseProblems(without, tests)).toContain('P3 has no test');
    expect(promiseProblems([{ id: 'P3', promise: 'Keeps secrets.', notYet: 'No test.' }], tests)).toHaveLength(5);
  });
});
