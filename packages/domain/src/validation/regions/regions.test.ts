import { areaList } from '@vant/area-data';
import { expect, it } from 'vitest';
import { regionOf, renameRegion } from '../regionNames.ts';
import { allRegionNames } from '../retiredRegions.ts';
import { addressLine, joinRegion, splitRegion } from './addressLine.ts';
import { englishRegionNames } from './englishRegionNames.ts';

const chinese = allRegionNames({ ...areaList.province_list, ...areaList.city_list, ...areaList.county_list });
const english = englishRegionNames();
const nanshan = { province: '广东省', city: '深圳市', county: '南山区', areaCode: '440305' };

it('a region gets English names and its Chinese names again, also a retired one and one without counties', () => {
  expect(renameRegion(nanshan, english)).toEqual({
    province: 'Guangdong',
    city: 'Shenzhen',
    county: 'Nanshan District',
    areaCode: '440305',
  });
  for (const code of Object.keys(chinese)) {
    const region = regionOf(code, chinese);
    expect(renameRegion(renameRegion(region, english), chinese)).toEqual(region);
  }
});

it('a region without a known code keeps its names', () => {
  for (const areaCode of ['', '999999', '440399']) {
    const region = { ...nanshan, areaCode };
    expect(renameRegion(region, english)).toEqual(region);
  }
});

it.each([
  ['广东省深圳市南山区 科技园路 1 号', '440305', '科技园路 1 号'],
  ['上海市静安区 愚园路 128 弄 6 号', '310106', '愚园路 128 弄 6 号'],
  ['广东省东莞市 鸿福路 1 号', '441900', '鸿福路 1 号'],
  ['浙江省杭州市下城区 文晖路 1 号', '330103', '文晖路 1 号'],
])('the address of an order is split: %s', (line, areaCode, detailAddress) => {
  expect(splitRegion(line, chinese)).toMatchObject({ region: { areaCode }, detailAddress });
});

it.each(['', '518000'])('the address of an order is split as it was written, with postcode %j', (postcode) => {
  const address = { region: { ...nanshan }, detailAddress: '科技园路 1 号（南门）', postcode };
  const line = addressLine(address);
  expect(line.includes('518000')).toBe(postcode !== '');
  expect(splitRegion(line, chinese)).toMatchObject({ detailAddress: address.detailAddress, postcode });
});

it('the address of an order in any region is split into the parts that it was joined from', () => {
  for (const province of Object.keys(chinese).filter((code) => code.endsWith('0000'))) {
    const isInside = ([code]: [string, string]) => code.startsWith(province.slice(0, 2));
    const names = Object.fromEntries(Object.entries(chinese).filter(isInside));
    for (const code of Object.keys(names)) {
      const region = regionOf(code, names);
      const found = splitRegion(`${joinRegion(region)} 文三路 1 号`, names);
      expect(found?.detailAddress).toBe('文三路 1 号');
      // 北京市 alone is a province and a city.
      expect(found?.region.county).toBe(region.county);
      expect(found && joinRegion(found.region)).toBe(joinRegion(region));
    }
  }
});

it.each(['1 Pond Lane', '', '南山区 科技园路 1 号', 'Guangdong Shenzhen 1 Road'])('nothing is found in %s', (line) => {
  expect(splitRegion(line, chinese)).toBeUndefined();
});
