import { expect, it } from 'vitest';
import { toPath, toRegion } from './AddressFormValues.ts';

it.each([
  { province: '浙江省', city: '杭州市', county: '西湖区', areaCode: '330106' },
  { province: '广东省', city: '东莞市', county: '', areaCode: '441900' },
])('returns $city unchanged', (region) => {
  expect(toRegion(toPath(region))).toEqual(region);
});
it('derives the codes of the parents', () => {
  const path = toPath({ province: '浙江省', city: '杭州市', county: '西湖区', areaCode: '330106' });
  expect(path.map(({ code }) => code)).toEqual(['330000', '330100', '330106']);
});
it('returns nothing without a region', () => {
  expect(toPath(undefined)).toEqual([]);
  expect(toRegion([])).toBeUndefined();
});
it('keeps the names of a region without a code', () => {
  const path = toPath({ province: '浙江省', city: '杭州市', county: '下城区', areaCode: '' });
  expect(path.map(({ name }) => name)).toEqual(['浙江省', '杭州市', '下城区']);
});
