import { describe, expect, it } from 'vitest';
import { currentRegion } from './currentRegion.ts';
import { regionOf } from './regionNames.ts';

const names = {
  '330000': '浙江省',
  '330100': '杭州市',
  '330105': '拱墅区',
  '330110': '余杭区',
  '340000': '安徽省',
  '340100': '合肥市',
  '340104': '拱墅区',
};

describe('a region of a stored address', () => {
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
