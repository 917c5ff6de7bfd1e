import { expect, it } from 'vitest';
import { edgeProblems, queryProblems } from './check-styles.mjs';

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

it('finds an edge that forced colors remove', () => {
  /** @param {string} more */
  const style = (more) => `export const chip = style({\n  boxShadow: \`inset 0 0 0 1px red\`,${more}\n});\n`;
  expect(edgeProblems('ui/Chip.css.ts', style(''))).toEqual([
    'ui/Chip.css.ts: chip has no edge in forced colors. Give it a border under forcedColors.',
  ]);
  expect(edgeProblems('ui/Chip.css.ts', style("\n  '@media': { [forcedColors]: { border: 0 } },"))).toEqual([]);
});
