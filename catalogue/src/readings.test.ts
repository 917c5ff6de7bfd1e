import { pinyin } from 'pinyin-pro';
import { expect, it } from 'vitest';
import { categories } from './categories.ts';
import { colours } from './colours.ts';
import { products } from './products/products.ts';
import { qualities } from './qualities.ts';
import { readings } from './readings.ts';
import { related } from './related.ts';
import { synonyms } from './synonyms.ts';

/** What stands before the generated lines. */
const head = `/**
 * How the Chinese of names, synonyms, qualities and related words is read, for a search by pinyin: each run of characters, its syllables apart,
 * without tones, ü as \`v\`. Written by \`npx vitest run catalogue/src/readings.test.ts --update\`.
 */
export const readings: Readonly<Record<string, string>> = {
`;

/** The characters of everyday use, level 1 of GB 2312, by how each is read. */
function charactersByReading(): Map<string, string> {
  const rows = Array.from({ length: 0xd7 - 0xb0 + 1 }, (_, row) => 0xb0 + row);
  const cells = Array.from({ length: 94 }, (_, cell) => 0xa1 + cell);
  const bytes = rows.flatMap((row) => cells.flatMap((cell) => [row, cell]));
  const found = new Map<string, string>();
  for (const character of new TextDecoder('gbk').decode(new Uint8Array(bytes)).match(/\p{Script=Han}/gu) ?? []) {
    const reading = pinyin(character, { toneType: 'none', v: true });
    found.set(reading, (found.get(reading) ?? '') + character);
  }
  return found;
}

const headOfCharacters = `/**
 * Everyday characters by how they are read, without tones, as far as a name, synonym or quality of the shop has the syllable: a
 * search corrects characters that only sound right. Written by \`npx vitest run catalogue/src/readings.test.ts --update\`.
 */
export const characters: Readonly<Record<string, string>> = {
`;

it('the characters are those that sound like one of the shop', async () => {
  const syllables = new Set(Object.values(readings).flatMap((reading) => reading.split(' ')));
  const lines = [...charactersByReading()]
    .filter(([reading]) => syllables.has(reading))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([reading, characters]) => `  ${reading}: '${characters}',\n`);
  await expect(`${headOfCharacters}${lines.join('')}};\n`).toMatchFileSnapshot('./characters.ts');
});

it('the readings are those of all names, synonyms, qualities and related words', async () => {
  const names = [...products.map(({ title }) => title), ...categories.map(({ name }) => name)];
  const words = [...synonyms, ...qualities, ...colours, ...related.map(({ asked }) => asked)].flat();
  const texts = [...names.map((name) => name['zh-CN']), ...words];
  const runs = new Set(texts.flatMap((text) => text.match(/\p{Script=Han}+/gu) ?? []));
  const lines = [...runs].toSorted().map((run) => `  ${run}: '${pinyin(run, { toneType: 'none', v: true })}',\n`);
  await expect(`${head}${lines.join('')}};\n`).toMatchFileSnapshot('./readings.ts');
});
