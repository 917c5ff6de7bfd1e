import { pinyin } from 'pinyin-pro';
import { expect, it } from 'vitest';
import { categories } from './categories.ts';
import { products } from './products/products.ts';

/** What stands before the generated lines. */
const head = `/**
 * How the Chinese of names is read, for a search by pinyin: each run of characters, its syllables apart, without tones, ü as
 * \`v\`. Written by \`npx vitest run catalogue/src/readings.test.ts --update\`.
 */
export const readings: Readonly<Record<string, string>> = {
`;

it('the readings are those of all names', async () => {
  const names = [...products.map(({ title }) => title), ...categories.map(({ name }) => name)];
  const runs = new Set(names.flatMap((name) => name['zh-CN'].match(/\p{Script=Han}+/gu) ?? []));
  const lines = [...runs].toSorted().map((run) => `  ${run}: '${pinyin(run, { toneType: 'none', v: true })}',\n`);
  await expect(`${head}${lines.join('')}};\n`).toMatchFileSnapshot('./readings.ts');
});
