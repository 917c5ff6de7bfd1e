import { areaList } from '@vant/area-data';
import { expect, it } from 'vitest';
import { currentRegion } from './currentRegion.ts';
import { regionToday, retiredRegions } from './retiredRegions.ts';

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
