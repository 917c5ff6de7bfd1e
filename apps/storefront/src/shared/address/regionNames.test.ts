import { expect, it } from 'vitest';
import { loadAddressLine, loadRegionNaming, toStoredRegion } from './regionNames.ts';

const nanshan = { province: '广东省', city: '深圳市', county: '南山区', areaCode: '440305' };
const inEnglish = { province: 'Guangdong', city: 'Shenzhen', county: 'Nanshan District', areaCode: '440305' };

it('shows a region in the language of the shop, and stores it in Chinese', async () => {
  expect((await loadRegionNaming('en-US'))(nanshan)).toEqual(inEnglish);
  expect((await loadRegionNaming('zh-CN'))(nanshan)).toEqual(nanshan);
  expect(await toStoredRegion(inEnglish)).toEqual(nanshan);
  expect(await toStoredRegion(nanshan)).toBe(nanshan);
});

it('formats the address of an order from street to province in English', async () => {
  const parts = await loadAddressLine('广东省深圳市南山区 科技园路 1 号', 'en-US');
  expect(parts).toEqual([
    { text: '科技园路 1 号, ', isStreet: true },
    { text: 'Nanshan District, Shenzhen, Guangdong', isStreet: false },
  ]);
  expect(await loadAddressLine('1 Pond Lane', 'en-US')).toBeUndefined();
  expect(await loadAddressLine('广东省深圳市南山区 科技园路 1 号', 'zh-CN')).toBeUndefined();
});
