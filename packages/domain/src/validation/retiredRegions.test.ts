import { areaList } from '@vant/area-data';
import { describe, expect, it } from 'vitest';
import { regionOf } from './regionNames.ts';
import { currentRegion, regionToday, retiredRegions } from './retiredRegions.ts';

const names: Record<string, string> = { ...areaList.province_list, ...areaList.city_list, ...areaList.county_list };
const retired = [...retiredRegions()];

it('contains about 300 retired codes, each once and of six digits', () => {
  expect(retired.length).toBeGreaterThan(290);
  for (const [code, { name }] of retired) {
    expect(code).toMatch(/^\d{6}$/);
    expect(name).toMatch(/^[一-龥]{2,}$/);
  }
});

it('leads each to a county that exists, never to another retired one', () => {
  const codes = new Map(retired);
  for (const [code, { name, successor }] of retired) {
    if (successor === undefined) continue;
    expect(names[successor], `${code} ${name}`).toBeDefined();
    expect(codes.has(successor), `${code} ${name}`).toBe(false);
  }
});

it.each([
  ['330103', '拱墅区'],
  ['310108', '静安区'],
  ['110103', '东城区'],
  ['320602', '崇川区'],
  ['371202', '莱芜区'],
  ['652201', '伊州区'],
])('%s is %s today', (areaCode, county) => {
  expect(regionToday(areaCode, names)?.county).toBe(county);
  const kept = { province: '', city: '', county: '', areaCode };
  expect(currentRegion(kept, names)?.county).toBe(county);
});

describe('a region of a stored address', () => {
  const names = {
    '330000': '浙江省',
    '330100': '杭州市',
    '330105': '拱墅区',
    '330110': '余杭区',
    '340000': '安徽省',
    '340100': '合肥市',
    '340104': '拱墅区',
  };

  it.each(Object.keys(names))('%s stays the same while its code is in use', (code) => {
    const region = regionOf(code, names);
    expect(currentRegion(region, names)).toBe(region);
    const renamed = { ...region, city: '旧名' };
    expect(currentRegion(renamed, names)).toBe(renamed);
  });

  it('gets the current code of its place', () => {
    const region = { province: '浙江省', city: '杭州市', county: '余杭区', areaCode: '330184' };
    expect(currentRegion(region, names)).toEqual({ ...region, areaCode: '330110' });
  });

  it('becomes the one that it was merged into', () => {
    const region = { province: '浙江省', city: '杭州市', county: '下城区', areaCode: '330103' };
    expect(currentRegion(region, names)).toEqual({ ...region, county: '拱墅区', areaCode: '330105' });
    expect(currentRegion(region, { ...names, '330103': '下城区' })).toBe(region);
  });

  it.each([
    ['was shared out among several', { province: '浙江省', city: '杭州市', county: '江干区', areaCode: '330104' }],
    ['went to one that the names lack', { province: '上海市', city: '上海市', county: '闸北区', areaCode: '310108' }],
    ['is of another city', { province: '浙江省', city: '宁波市', county: '拱墅区', areaCode: '330299' }],
    ['never was one', { province: '', city: '', county: '', areaCode: 'constructor' }],
  ])('has to be chosen again if it %s', (_why, region) => {
    expect(currentRegion(region, names)).toBeNull();
  });
});
