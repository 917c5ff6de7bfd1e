import { expect, test } from 'vitest';
import { checkProse, documents, proseProblems } from './check-prose.mjs';

const names = { words: new Set(['addToCart', 'CartScreen']), commands: new Set(['check']) };
const problems = (/** @type {string} */ text) => proseProblems('docs/page.md', text, names);

test.each([
  ['The page is drawn anew.', 'render'],
  ['Nobody has changed it.', 'no user'],
  ['Ask who has it.', 'no user'],
  ['The code stands in the log.', 'write is'],
  ['See `useAddToCart()`.', '`useAddToCart()`: no source file has this name'],
  ['See `docs/missing.md`.', '`docs/missing.md`: there is no such file'],
  ['Run `npm run missing`.', '`npm run missing`: there is no such command'],
  ['Return what the owner gives back.', 'return'],
  [`It ${'goes on '.repeat(13)}.`, 'has a long sentence'],
  [`- It ${'goes on '.repeat(13)}.`, 'has a long sentence'],
])('%s is reported', (text, problem) => {
  expect(problems(text)).toEqual(expect.arrayContaining([expect.stringContaining(problem)]));
});

test.each([
  'See `addToCart()` and `CartScreen`.',
  'Run `npm run check -- ui`.',
  'See `docs/architecture.md` and `src/features/cart/`.',
  '```ts\nconst drawn = useMissing();\n```',
  '`drawn` is code.',
  'A user who has a password can change it.',
  `- It ${'goes on '.repeat(11)}goes on.`,
  "import * as stories from './Drawn.stories.tsx';\n\n<Meta of={drawn} />\n\n# Button\n\n<Canvas of={drawn.Default} />",
  '<!-- Nobody sees this. -->',
])('%s is fine', (text) => expect(problems(text)).toEqual([]));

test('READMEs, guides and pages of components are documents', () => {
  expect(documents()).toEqual(
    expect.arrayContaining([
      'README.md',
      '.github/pull_request_template.md',
      'bench/README.md',
      'docs/ui.md',
      'packages/ui/src/actions/Button/Button.mdx',
    ]),
  );
});

test('the documents keep the rules', () => expect(checkProse()).toEqual([]));
