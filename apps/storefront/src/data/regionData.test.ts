import { describe, expect, it } from 'vitest';
import { loadRegions, regionOf, stepsTo, toRegionTree } from './regionData.ts';

const tree = toRegionTree({
  province_list: { '310000': '上海市', '330000': '浙江省' },
  city_list: { '310100': '上海市', '330100': '杭州市', '330200': '宁波市' },
  county_list: { '310106': '静安区', '330106': '西湖区' },
});

describe('regions', () => {
  it('leads from province over city to county', () => {
    expect(tree.citiesOf('330000').map(({ name }) => name)).toEqual(['杭州市', '宁波市']);
    expect(tree.countiesOf('330100')).toEqual([{ code: '330106', name: '西湖区' }]);
  });

  it('are chosen once the last step is known', () => {
    expect(regionOf(tree, { province: '330000', city: '330100', county: '' })).toBeNull();
    expect(regionOf(tree, { province: '330000', city: '330100', county: '330106' })).toEqual({
      province: '浙江省',
      city: '杭州市',
      county: '西湖区',
      areaCode: '330106',
    });
  });

  it('end with the city where that has no counties', () => {
    expect(regionOf(tree, { province: '330000', city: '330200', county: '' })).toMatchObject({
      county: '',
      areaCode: '330200',
    });
  });

  it('do not mix provinces', () => {
    expect(regionOf(tree, { province: '310000', city: '330100', county: '330106' })).toBeNull();
  });

  it('are found again by their code, and a retired county keeps its city', () => {
    expect(stepsTo(tree, '330106')).toEqual({ province: '330000', city: '330100', county: '330106' });
    expect(stepsTo(tree, '330199')).toEqual({ province: '330000', city: '330100', county: '' });
    expect(stepsTo(tree, '999999')).toEqual({ province: '', city: '', county: '' });
  });

  it('of the data package can all be chosen', async () => {
    const real = await loadRegions();
    const cities = real.provinces.flatMap(({ code }) => real.citiesOf(code));
    expect(real.provinces.length).toBeGreaterThan(30);
    for (const city of cities) {
      const steps = stepsTo(real, real.countiesOf(city.code)[0]?.code ?? city.code);
      expect(regionOf(real, steps)?.city).toBe(city.name);
    }
  });
});
