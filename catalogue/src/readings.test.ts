import { pinyin } from 'pinyin-pro';
import { expect, it } from 'vitest';
import { categories } from './categories.ts';
import { products } from './products/products.ts';
import { qualities } from './qualities.ts';
import { synonyms } from './synonyms.ts';

/** What stands before the generated lines. */
const head = `/**
 * How the Chinese of names, synonyms and qualities is read, for a search by pinyin: each run of characters, its syllables apart,
 * without tones, ü as \`v\`. Written by \`npx vitest run catalogue/src/readings.test.ts --update\`.
 */
export const readings: Readonly<Record<string, string>> = {
`;

it('the readings are those of all names, synonyms and qualities', async () => {
  const names = [...products.map(({ title }) => title), ...categories.map(({ name }) => name)];
  const texts = [...names.map((name) => name['zh-CN']), ...synonyms.flat(), ...qualities.flat()];
  const runs = new Set(texts.flatMap((text) => text.match(/\p{Script=Han}+/gu) ?? []));
  const lines = [...runs].toSorted().map((run) => `  ${run}: '${pinyin(run, { toneType: 'none', v: true })}',\n`);
  await expect(`${head}${lines.join('')}};\n`).toMatchFileSnapshot('./readings.ts');
});
