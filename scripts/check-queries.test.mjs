import { expect, it } from 'vitest';
import { queryProblems } from './check-queries.mjs';

it.each(['(min-width: 640px)', '(max-width: 639.98px)', '(width < 300px)', '(height >= 400px)'])(
  'finds %s',
  (query) => {
    expect(queryProblems('a.css.ts', `const wide =\n  '${query}';`)).toEqual([
      `a.css.ts:2 has a query in px: ${query}. Use from(), below(), or rem.`,
    ]);
  },
);

it.each(['(min-width: 40rem)', '(width < 18.75em)', 'minmax(0, 1fr) 300px'])('allows %s', (query) => {
  expect(queryProblems('a.css.ts', `const wide = '${query}';`)).toEqual([]);
});
