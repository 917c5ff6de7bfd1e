import { expect, test } from 'vitest';
import { checkComments, commentProblems } from './check-comments.mjs';

const problems = (/** @type {string} */ text) => commentProblems('packages/domain/src/file.ts', text);

test.each([
  ['/** Draws the list anew. */\nexport const a = 1;', ':1 “anew”: write again'],
  ['export const a = 1; // nobody reads it', ':1 “nobody”'],
  ['const a = {\n  // the goods\n};', ':2 “goods”'],
  ['/**\n * Reads.\n *\n * @param a the goods\n */\nfunction read(a) {}', ':4 “goods”'],
  ["test('nobody is signed in', () => {});", ':1 “nobody”'],
  ["test.each([1])('%s goods', () => {});", ':1 “goods”'],
  [`describe.skip(\`\${name} is drawn\`, () => {});`, ':1 “drawn”'],
  ['const a = 1;\n// the goods', ':2 “goods”'],
  ["throw new Error('Adds the goods to a cart.');", ':1 “goods”'],
  [`const a = \`Adds \${b} goods to the cart\`;`, ':1 “goods”'],
  ['const kept = 1;', ':1 `kept`: name what it holds, such as `storedDraft`'],
  ['function read(others) {}', ':1 `others`'],
  ['const { a, ...rest } = b;', ':1 `rest`'],
  ['const [known] = b;', ':1 `known`'],
])('%s is reported', (text, problem) => {
  expect(problems(text)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  '/** Returns `goods` of {@link goods}. */\nexport const a = 1;',
  '/**\n * Reads.\n *\n * @param goods the products\n * @example read({ goods: 1 })\n */\nfunction read(goods) {}',
  "const goods = 'https://goods.example // goods';",
  `const goods = \`// goods \${goods} /* goods */\`;`,
  'const goods = /\\/* goods/;',
  "t('goods', () => {});",
  'const { kept, known: isKnown } = b;',
  "sql('SELECT the goods of a cart');",
])('%s is fine', (text) => expect(problems(text)).toEqual([]));

test('texts and names of tests and samples are not checked', () => {
  expect(commentProblems('packages/search/src/file.test.ts', 'const kept = 1;')).toEqual([]);
  expect(commentProblems('catalogue/src/file.ts', "const a = 'The goods of a shop';")).toEqual([]);
});

test('the comments keep the rules', () => expect(checkComments()).toEqual([]));
