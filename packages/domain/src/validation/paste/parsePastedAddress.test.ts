import { areaList } from '@vant/area-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePastedAddress } from './parsePastedAddress.ts';

const names: Record<string, string> = { ...areaList.province_list, ...areaList.city_list, ...areaList.county_list };
const parse = (text: string) => parsePastedAddress(text, names);
const jingan = { province: '上海市', city: '上海市', county: '静安区', areaCode: '310106' };
const lin = { recipientName: '林小禾', phone: '13812342046', region: jingan, detailAddress: '愚园路128弄6号302室' };

describe('a pasted address', () => {
  it.each([
    '林小禾 13812342046 上海市静安区愚园路128弄6号302室',
    '上海市静安区愚园路128弄6号302室 林小禾 138 1234 2046',
    '林小禾，+86 138-1234-2046，上海 静安区 愚园路128弄6号302室',
    '收货人：林小禾\n手机号码：１３８１２３４２０４６\n所在地区：上海市上海市静安区\n详细地址：愚园路128弄6号302室',
    '收件人: 林小禾女士\n电话: 13812342046\n地址: 上海市市辖区静安区愚园路128弄6号302室',
    '13812342046林小禾（收）上海市静安区愚园路128弄6号302室'.replace('林', ' 林').replace('上海', ' 上海'),
  ])('is taken apart: %s', (text) => {
    expect(parse(text)).toEqual(lin);
  });

  it('may have a postcode and a landline', () => {
    expect(parse('王建国 0571-87654321 浙江杭州西湖区文三路 90 号 310012')).toEqual({
      recipientName: '王建国',
      phone: '0571-87654321',
      region: { province: '浙江省', city: '杭州市', county: '西湖区', areaCode: '330106' },
      detailAddress: '文三路 90 号',
      postcode: '310012',
    });
  });

  it('may name autonomous prefectures in short', () => {
    expect(parse('吉林延边延吉市光明街5号').region?.areaCode).toBe('222401');
    expect(parse('云南西双版纳勐海县佛双路').region).toMatchObject({ city: '西双版纳傣族自治州', county: '勐海县' });
  });

  it('may be in letters as far as names go', () => {
    expect(parse('Daisy Lin 13812342046 上海市静安区愚园路128弄').recipientName).toBe('Daisy Lin');
  });

  it.each([
    ['two counties have this name, and no city says which', '朝阳区建国路1号', undefined],
    ['a road that is called after a province', '河南路12号', undefined],
    ['a county whose name nobody shares', '静安区愚园路128弄', '310106'],
    ['a city by its whole name', '东莞市鸿福路', '441900'],
  ])('%s', (_, text, areaCode) => {
    expect(parse(text).region?.areaCode).toBe(areaCode);
  });

  it('gives nothing where there is nothing', () => {
    expect(parse('')).toEqual({});
    expect(parse('你好')).toEqual({ recipientName: '你好' });
  });
});

const counties = Object.keys(areaList.county_list).filter(
  (code) => names[`${code.slice(0, 4)}00`] !== undefined && !names[`${code.slice(0, 4)}00`]?.includes('直辖'),
);
const surname = fc.constantFrom(...'王李张刘陈杨黄赵周吴徐孙朱马胡林郭何高罗');
const given = fc.constantFrom('伟', '芳', '小禾', '建国', '子涵', '梓晨');
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

it('gives back what it was put together of, in any order and with any separator', () => {
  const entry = fc.record({
    code: fc.constantFrom(...counties),
    name: fc.tuple(surname, given).map((parts) => parts.join('')),
    phone: fc.tuple(fc.constantFrom('13', '15', '18', '19'), digits(9)).map((parts) => parts.join('')),
    number: fc.integer({ min: 1, max: 999 }),
    separator: fc.constantFrom(' ', '，', '\n', ', ', '；'),
    isNameFirst: fc.boolean(),
    hasProvince: fc.boolean(),
  });
  fc.assert(
    fc.property(entry, ({ code, name, phone, number, separator, isNameFirst, hasProvince }) => {
      const [province, city] = [names[`${code.slice(0, 2)}0000`] ?? '', names[`${code.slice(0, 4)}00`] ?? ''];
      const detailAddress = `人民路${number}号`;
      // Nobody writes the 县 that stands for Chongqing's counties.
      const written = city.length > 1 ? city : '';
      const place = `${hasProvince || written === '' ? province : ''}${written}${names[code]}${detailAddress}`;
      const text = (isNameFirst ? [name, phone, place] : [place, name, phone]).join(separator);
      const county = names[code] ?? '';
      expect(parse(text)).toEqual({
        recipientName: name,
        phone,
        region: { province, city, county, areaCode: code },
        detailAddress,
      });
    }),
    { numRuns: 1000 },
  );
});

it('takes any text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'浙江省杭州市西湖区路号12345678901 ，:：\n-+（）收a'), maxLength: 120 }),
      (text) => {
        const { detailAddress = '', recipientName = '' } = parse(text);
        expect(text.length + 20).toBeGreaterThanOrEqual(detailAddress.length + recipientName.length);
      },
    ),
    { numRuns: 1000 },
  );
});
