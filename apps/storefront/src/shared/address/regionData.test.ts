import { describe, expect, it } from 'vitest';
import { regionSources, regionsBelow, regionsNamed } from './regionData.ts';

const lists = {
  province_list: { '310000': '上海市', '330000': '浙江省' },
  city_list: { '310100': '上海市', '330100': '杭州市', '330200': '宁波市' },
  county_list: { '310106': '静安区', '330106': '西湖区' },
};

describe('regions', () => {
  it('are listed below their province or city', () => {
    expect(regionsBelow(lists, null).map(({ name }) => name)).toEqual(['上海市', '浙江省']);
    expect(regionsBelow(lists, '330000').map(({ name }) => name)).toEqual(['杭州市', '宁波市']);
    expect(regionsBelow(lists, '330100')).toEqual([{ code: '330106', name: '西湖区' }]);
  });

  it('are empty below counties, cities without counties, and unknown codes', () => {
    expect(regionsBelow(lists, '330106')).toEqual([]);
    expect(regionsBelow(lists, '330200')).toEqual([]);
    expect(regionsBelow(lists, '999900')).toEqual([]);
  });

  it('are found by name at any level, together with their parent regions', () => {
    const found = (text: string) => regionsNamed(lists, text).map((path) => path.map(({ name }) => name).join(' '));
    expect(found('西湖')).toEqual(['浙江省 杭州市 西湖区']);
    expect(found('杭州 西湖')).toEqual(['浙江省 杭州市 西湖区']);
    expect(found('宁波 西湖')).toEqual([]);
    expect(found('上海')).toEqual(['上海市']);
    expect(found('  ')).toEqual([]);
  });

  it('are found in both languages, in any order, regardless of accents and apostrophes', async () => {
    const { searchRegions } = regionSources['en-US'];
    const first = async (text: string) => (await searchRegions(text))[0]?.map(({ name }) => name).join(' ');
    expect(await first('nanshan, shenzhen')).toBe('Guangdong Shenzhen Nanshan District');
    expect(await first('深圳 南山')).toBe('Guangdong Shenzhen Nanshan District');
    expect(await first("xi'an")).toBe('Shaanxi Xi’an');
    expect(await first('Xi’an Yanta')).toBe('Shaanxi Xi’an Yanta District');
    expect(await first('macao')).toBe('Macau');
    expect(await first('luliang')).toBe('Shanxi Lüliang');
  });

  it('have names in the language of the shop, also in a pasted address', async () => {
    const [first] = await regionSources['en-US'].loadRegions(null);
    expect(first).toEqual({ code: '110000', name: 'Beijing' });
    const pasted = await regionSources['en-US'].parsePasted('张三 13800138000 广东省深圳市南山区科技园路1号');
    expect(pasted).toEqual({
      recipientName: '张三',
      phone: '13800138000',
      region: { province: 'Guangdong', city: 'Shenzhen', county: 'Nanshan District', areaCode: '440305' },
      detailAddress: '科技园路1号',
    });
  });

  it('of the data package are consistent: every province has cities, every county has a city', async () => {
    const { loadRegions } = regionSources['zh-CN'];
    const provinces = await loadRegions(null);
    expect(provinces.length).toBeGreaterThan(30);
    for (const { code } of provinces) expect(await loadRegions(code)).not.toEqual([]);
    const { areaList } = await import('@vant/area-data');
    for (const county of Object.keys(areaList.county_list))
      expect(areaList.city_list, county).toHaveProperty(`${county.slice(0, 4)}00`);
  });
});
