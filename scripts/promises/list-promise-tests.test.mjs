import { describe, expect, it } from 'vitest';
import { missingTitles } from './list-promise-tests.mjs';

const page = `## Tests

### P1

- [a.test.ts](../a.test.ts)
  - buyers of one piece
  - a request with 5 \\[items\\] of ducks
- [b.test.ts](../b.test.ts)
  - a kill`;

describe('missingTitles', () => {
  it('finds no problem when the page has every title', () => {
    expect(missingTitles(page, [{ file: 'a.test.ts', title: 'buyers of one piece' }])).toEqual([]);
  });
  it.each(['a request with %i [items] of $name', 'a request with $count [items] of ducks'])(
    'accepts any value of a placeholder in "%s"',
    (title) => {
      expect(missingTitles(page, [{ file: 'a.test.ts', title }])).toEqual([]);
    },
  );
  it.each([
    { file: 'a.test.ts', title: 'a kill' },
    { file: 'c.test.ts', title: 'a kill' },
    { file: 'b.test.ts', title: 'a k%i of' },
    { file: 'b.test.ts', title: 'a .*' },
  ])('reports "$title" of $file', (test) => {
    expect(missingTitles(page, [test])).toEqual([expect.stringContaining(test.title)]);
  });
});
