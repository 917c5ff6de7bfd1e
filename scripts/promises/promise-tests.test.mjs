import { describe, expect, it } from 'vitest';
import {
  isSameTable,
  promiseProblems,
  promiseTable,
  promiseTests,
  recordNightly,
  targetProblems,
} from './promise-tests.mjs';

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
          file: 'flows/a.spec.ts',
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
const targets = [
  { target: 'Enough buyers', figure: 'buyers', atLeast: 1000 },
  { target: 'Another browser', notYet: 'no driver' },
];
const lists = { promises, targets };
const tests = promiseTests(unit, e2e);

describe('the table of promises', () => {
  it('lists the tests of each promise, and adds up their figures', () => {
    const table = promiseTable(lists, tests, 'today');
    expect(table).toContain('| P1 | Sells no more than there is. | tested | buyers: 1,050 |');
    expect(table).toContain('### P2\n\n- [');
    expect(table).toContain('kills: 9');
    expect(table).toContain('a \\<kill>');
    expect(table).not.toContain('something else');
  });

  it('lists the figures to reach, with the reason of those that are not reached', () => {
    const table = promiseTable(lists, tests, 'today');
    expect(table).toContain('| Enough buyers | measured | 1,050 |');
    expect(table).toContain('| Another browser | not yet: no driver |  |');
    const more = [{ target: 'More buyers', figure: 'buyers', atLeast: 2000 }];
    expect(promiseTable({ promises, targets: more }, tests, 'today')).toContain(
      '| More buyers | measured | 1,050, missed |',
    );
  });

  it('reports figures that are missing or outside their limits', () => {
    expect(targetProblems(targets, tests)).toEqual([]);
    const others = [
      { target: 'More buyers', figure: 'buyers', atLeast: 2000 },
      { target: 'Few buyers', figure: 'buyers', atMost: 10 },
      { target: 'Few sellers', figure: 'sellers', atMost: 10 },
    ];
    expect(targetProblems(others, tests)).toEqual([
      'More buyers: "buyers" is 1050',
      'Few buyers: "buyers" is 1050',
      'Few sellers: no test has recorded "sellers"',
    ]);
  });

  it('has figures of the last nightly run, whatever a shorter run has measured', () => {
    const nightly = { value: 2000, run: 'last night' };
    const buyers = [{ target: 'Many buyers', figure: 'buyers', atLeast: 2000, nightly }];
    expect(targetProblems(buyers, tests)).toEqual([]);
    expect(promiseTable({ promises, targets: buyers }, tests, 'today')).toContain(
      '| Many buyers | measured in a longer run | 2,000 (last night) |',
    );
    const tonight = recordNightly([...buyers, ...targets], tests, 'tonight');
    expect(tonight).toEqual([{ ...buyers[0], nightly: { value: 1050, run: 'tonight' } }, ...targets]);
    expect(targetProblems(tonight, tests)).toEqual(['Many buyers: "buyers" is 1050']);
  });

  it('has the longest of several durations', () => {
    const figures = [{ 'milliseconds to end': 700 }, { 'milliseconds to end': 300 }];
    const both = figures.map((figures) => ({ file: 'a', title: 'a', hasPassed: true, promises: ['P1'], figures }));
    expect(promiseTable(lists, both, 'today')).toContain('milliseconds to end: 700 |');
  });

  it('does not depend on the order of the reports', () => {
    const [file] = unit.testResults;
    const reversed = { testResults: [{ ...file, assertionResults: file?.assertionResults.toReversed() }] };
    expect(promiseTests(reversed, e2e)).toEqual(tests);
  });

  it('stays equal after another run of the same tests', () => {
    const again = tests.map((test) => ({ ...test, figures: { buyers: 7 } }));
    expect(isSameTable(promiseTable(lists, tests, 'today'), promiseTable(lists, again, 'tomorrow'))).toBe(true);
    expect(isSameTable(promiseTable(lists, tests, ''), promiseTable(lists, tests.slice(1), ''))).toBe(false);
  });

  it('counts neither benchmarks that were not run nor skipped tests', () => {
    const benchmark = { file: 'bench/a.ts', title: 'a benchmark', hasPassed: null, promises: ['P3'], figures: {} };
    const without = [...promises, { id: 'P3', promise: 'Keeps secrets.' }];
    expect(promiseProblems(without, [...tests, benchmark])).toContain('P3 has no test that was run');
    const results = (/** @type {string[]} */ ...statuses) => ({
      specs: [{ file: 'a.spec.ts', title: 'a', tags: ['P1'], tests: statuses.map((status) => ({ status })) }],
    });
    const passedOn = (/** @type {any} */ suite) =>
      promiseTests({ testResults: [] }, { suites: [suite] }).map(({ hasPassed }) => hasPassed);
    expect(passedOn(results('skipped', 'skipped'))).toEqual([null]);
    expect(passedOn(results('skipped', 'expected'))).toEqual([true]);
    expect(passedOn(results('unexpected', 'expected'))).toEqual([false]);
  });

  it('reports promises without a test, tests of unknown promises, and tests that failed', () => {
    expect(promiseProblems(promises, tests)).toEqual(['P2: e2e/flows/a.spec.ts, "a <kill>" has not passed']);
    const without = [...promises, { id: 'P3', promise: 'Keeps secrets.' }];
    expect(promiseProblems(without, tests)).toContain('P3 has no test that was run');
    expect(promiseProblems([{ id: 'P3', promise: 'Keeps secrets.', notYet: 'No test.' }], tests)).toHaveLength(5);
  });
});
