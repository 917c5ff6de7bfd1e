import { pinyin } from 'pinyin-pro';
import { expect, it } from 'vitest';
import { categories } from './categories.ts';
import { colors } from './colors.ts';
import { products } from './products/products.ts';
import { qualities } from './qualities.ts';
import { readings } from './readings.ts';
import { related } from './related.ts';
import { synonyms } from './synonyms.ts';

/** First lines of the generated file. */
const readingsHeader = `/**
 * Pinyin of the Chinese text in names, synonyms, qualities and related words, for searches by pinyin. Each key is a run of characters.
 * Syllables are separated by spaces, without tones, with ü as \`v\`. Written by \`npx vitest run catalogue/src/readings.test.ts --update\`.
 */
export const readings: Readonly<Record<string, string>> = {
`;

/** Returns the common characters, level 1 of GB 2312, by their pinyin. */
function charactersByReading(): Map<string, string> {
  const rows = Array.from({ length: 0xd7 - 0xb0 + 1 }, (_, row) => 0xb0 + row);
  const cells = Array.from({ length: 94 }, (_, cell) => 0xa1 + cell);
  const bytes = rows.flatMap((row) => cells.flatMap((cell) => [row, cell]));
  const characters = new Map<string, string>();
  for (const character of new TextDecoder('gbk').decode(new Uint8Array(bytes)).match(/\p{Script=Han}/gu) ?? []) {
    const reading = pinyin(character, { toneType: 'none', v: true });
    characters.set(reading, (characters.get(reading) ?? '') + character);
  }
  return characters;
}

const charactersHeader = `/**
 * Common characters by their pinyin without tones, for the syllables in names, synonyms and qualities. The search uses them to correct
 * homophones. Written by \`npx vitest run catalogue/src/readings.test.ts --update\`.
 */
export const characters: Readonly<Record<string, string>> = {
`;

it('the characters contain the homophones of all syllables of the shop', async () => {
  const syllables = new Set(Object.values(readings).flatMap((reading) => reading.split(' ')));
  const lines = [...charactersByReading()]
    .filter(([reading]) => syllables.has(reading))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([reading, characters]) => `  ${reading}: '${characters}',\n`);
  await expect(`${charactersHeader}${lines.join('')}};\n`).toMatchFileSnapshot('./characters.ts');
});

it('the readings contain all names, synonyms, qualities and related words', async () => {
  const names = [...products.map(({ title }) => title), ...categories.map(({ name }) => name)];
  const words = [...synonyms, ...qualities, ...colors, ...related.map(({ asked }) => asked)].flat();
  const texts = [...names.map((name) => name['zh-CN']), ...words];
  const runs = new Set(texts.flatMap((text) => text.match(/\p{Script=Han}+/gu) ?? []));
  const lines = [...runs].toSorted().map((run) => `  ${run}: '${pinyin(run, { toneType: 'none', v: true })}',\n`);
  await expect(`${readingsHeader}${lines.join('')}};\n`).toMatchFileSnapshot('./readings.ts');
});
