import { expect, test } from 'vitest';
import { traceProblems } from './check-traces.mjs';

test.each([
  'see /Users/ada/mallard',
  "'/home/ada/code/mallard'",
  'registry=http://localhost:4873',
  'https://registry.example.com/react',
])('%s is a trace of a machine', (line) => {
  expect(traceProblems('a.md', `first\n${line}`)).toEqual([expect.stringMatching(/^a\.md:2 contains /)]);
});

test.each(["path: '/home/carousels'", 'GET /api/home/floor/one/two', 'https://nodejs.org', 'the registry of npm'])(
  '%s is not a trace of a machine',
  (line) => {
    expect(traceProblems('a.md', line)).toEqual([]);
  },
);
