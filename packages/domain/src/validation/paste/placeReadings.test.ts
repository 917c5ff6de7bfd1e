import { areaList } from '@vant/area-data';
import { pinyin } from 'pinyin-pro';
import { expect, it } from 'vitest';
import { retiredRegions } from '../retiredRegions.ts';

const head = `/**
 * Pinyin syllables without tones, each with the characters of Chinese place names that are read so; ü is \`v\`. A character may have
 * several readings. Written by \`npx vitest run packages/domain/src/validation/paste/placeReadings.test.ts --update\`.
 */
export const PLACE_READINGS =
  '`;

/** Readings of place names that the dictionary lacks: 洪洞 is Hongtong, 黄陂 is Huangpi, 乾安, folded to 干安, is Qianan. */
const LOCAL_READINGS =
  'yu蔚 yu尉 yue乐 lao乐 tong洞 bi泌 she歙 shan单 guo涡 xin莘 xun浚 pi陂 hun珲 fan繁 jian犍 shi什 liu六 yao耀 tong侗 la剌 qian干';

it('the readings cover all place names', async () => {
  const lists = [areaList.province_list, areaList.city_list, areaList.county_list];
  const names = new Set([
    ...lists.flatMap((list) => Object.values<string>(list)),
    ...[...retiredRegions().values()].map(({ name }) => name),
  ]);
  const found = new Map<string, Set<string>>();
  const add = (reading: string, character: string) =>
    found.set(reading, (found.get(reading) ?? new Set()).add(character));
  for (const name of names) {
    const readings = pinyin(name, { toneType: 'none', v: true, type: 'array' });
    for (const [index, character] of Array.from(name).entries()) add(readings[index] ?? '', character);
  }
  for (const pair of LOCAL_READINGS.split(' ')) add(pair.slice(0, -1), pair.slice(-1));
  const table = [...found]
    .filter(([reading]) => /^[a-z]+$/.test(reading))
    .map(([reading, characters]) => reading + [...characters].toSorted().join(''))
    .toSorted();
  await expect(`${head}${table.join(' ')}';\n`).toMatchFileSnapshot('./placeReadings.ts');
});
