import { expect, test } from 'vitest';
import { checkProse, proseProblems } from './check-prose.mjs';

const names = { words: new Set(['addToCart', 'CartScreen']), commands: new Set(['check']) };
const problems = (/** @type {string} */ text) => proseProblems('docs/page.md', text, names);

test.each([
  ['The page is drawn anew.', 'render'],
  ['Nobody has changed it.', 'no user'],
  ['See `useAddToCart()`.', '`useAddToCart()`: no source file has this name'],
  ['See `docs/missing.md`.', '`docs/missing.md`: there is no such file'],
  ['Run `npm run missing`.', '`npm run missing`: there is no such command'],
  [`It ${'goes on '.repeat(20)}.`, 'has a long sentence'],
])('%s is reported', (text, problem) => {
  expect(problems(text)).toEqual(expect.arrayContaining([expect.stringContaining(problem)]));
});

test.each([
  'See `addToCart()` and `CartScreen`.',
  'Run `npm run check -- ui`.',
  'See `docs/architecture.md` and `src/features/cart/`.',
  '```ts\nconst drawn = useMissing();\n```',
  '`drawn` is code.',
])('%s is fine', (text) => expect(problems(text)).toEqual([]));

test('the documents keep the rules', () => expect(checkProse()).toEqual([]));
