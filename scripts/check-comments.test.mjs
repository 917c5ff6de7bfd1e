import { expect, test } from 'vitest';
import { checkComments, commentProblems } from './check-comments.mjs';

const problems = (/** @type {string} */ text) => commentProblems('packages/search/src/file.ts', text);

test.each([
  ['/** Draws the list anew. */\nexport const a = 1;', ':1 “anew”: write again'],
  ['export const a = 1; // nobody reads it', ':1 “nobody”'],
  ['const a = {\n  // the goods\n};', ':2 “goods”'],
  ['/**\n * Reads.\n *\n * @param a the goods\n */\nfunction read(a) {}', ':4 “goods”'],
  ["test('nobody is signed in', () => {});", ':1 “nobody”'],
  ["test.each([1])('%s goods', () => {});", ':1 “goods”'],
  [`describe.skip(\`\${name} is drawn\`, () => {});`, ':1 “drawn”'],
  ['const a = 1;\n// the goods', ':2 “goods”'],
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
])('%s is fine', (text) => expect(problems(text)).toEqual([]));

test('the comments keep the rules', () => expect(checkComments()).toEqual([]));
