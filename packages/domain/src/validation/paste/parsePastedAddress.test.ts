import { areaList } from '@vant/area-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retiredRegions } from '../retiredRegions.ts';
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
  ])('is parsed: %s', (text) => {
    expect(parse(text)).toEqual(lin);
  });

  it('may contain a postcode and a landline', () => {
    expect(parse('王建国 0571-87654321 浙江杭州西湖区文三路 90 号 310012')).toEqual({
      recipientName: '王建国',
      phone: '0571-87654321',
      region: { province: '浙江省', city: '杭州市', county: '西湖区', areaCode: '330106' },
      detailAddress: '文三路 90 号',
      postcode: '310012',
    });
  });

  it('may contain short names of autonomous prefectures', () => {
    expect(parse('吉林延边延吉市光明街5号').region?.areaCode).toBe('222401');
    expect(parse('云南西双版纳勐海县佛双路').region).toMatchObject({ city: '西双版纳傣族自治州', county: '勐海县' });
  });

  it.each([
    ['新疆伊宁解放路1号', '654002'],
    ['新疆伊犁伊宁解放路1号', '654002'],
    ['新疆伊宁县解放路1号', '654021'],
    ['新疆伊寧市解放路1號', '654002'],
    ['1 Jiefang Road, Yining, Ili, Xinjiang', '654002'],
    ['1 Jiefang Road, Yining County, Ili, Xinjiang', '654021'],
    ['山东济南市中区经十路1号', '370103'],
    ['山东省青岛市市南区南京路100号', '370202'],
    ['山东省市中区经十路1号', undefined],
    ['山东省青岛市南京路100号', undefined],
    ['1 Xihai Road, Huangshan, Anhui', undefined],
    ['1 Jiefang Road, Qing District, Qingyuan, Guangdong', undefined],
  ])('is not confused with another county of a similar name: %s', (text, areaCode) => {
    expect(parse(`John Smith 13800138000 ${text}`).region?.areaCode).toBe(areaCode);
  });

  it('may contain Latin names', () => {
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

  it.each(['', '你好', 'undefined', 'null', 'NaN', 'hello world', '谢谢'])(
    'returns nothing if there is nothing: %s',
    (text) => {
      expect(parse(text)).toEqual(text === '' ? {} : { unusedParts: [text] });
    },
  );

  const wuhou = { province: '四川省', city: '成都市', county: '武侯区', areaCode: '510107' };
  it.each([
    '收件人：王五 电话：13812342046 地址：四川省成都市武侯区人民南路四段1号',
    '收件人:王五 电话:13812342046 地址:四川省成都市武侯区人民南路四段1号',
    '姓名：王五　手机：13812342046　地址：四川省成都市武侯区人民南路四段1号',
    '姓 名：王五 电 话：138 1234 2046 地 址：四川省成都市武侯区人民南路四段1号',
    '【收件人】王五【电话】13812342046【地址】四川省成都市武侯区人民南路四段1号',
    '地址：四川省成都市武侯区人民南路四段1号 电话：13812342046 收件人：王五',
    '收货人：王五 四川省成都市武侯区人民南路四段1号 13812342046',
    '四川省成都市武侯区 王五 13812342046 人民南路四段1号',
    '四川省成都市武侯区人民南路四段1号王五收 13812342046',
    '13812342046 四川省成都市武侯区人民南路四段1号王五（收）',
  ])('may have its labels on one line, or none: %s', (text) => {
    expect(parse(text)).toEqual({
      recipientName: '王五',
      phone: '13812342046',
      region: wuhou,
      detailAddress: '人民南路四段1号',
    });
  });

  it.each(['王女士', '陈先生', '李老师'])('may contain nothing but %s', (name) => {
    const street = '四川省成都市武侯区人民南路四段1号';
    const whole = { recipientName: name, phone: '13812342046', region: wuhou, detailAddress: '人民南路四段1号' };
    expect(parse(`${name} 13812342046 ${street}`)).toEqual(whole);
    expect(parse(`${street} ${name} 13812342046`)).toEqual(whole);
    expect(parse(`${street}${name}13812342046`)).toEqual(whole);
    expect(parse(`收件人：${name} ${street} 13812342046`)).toEqual(whole);
  });

  it('has no region if the county is missing', () => {
    const { region, ...others } = parse('浙江省杭州市文三路 123 号 张三 13812342046');
    expect(region).toBeUndefined();
    expect(others).toEqual({ recipientName: '张三', phone: '13812342046', detailAddress: '浙江省杭州市文三路 123 号' });
    expect(parse('浙江省 张三 13812342046').region).toBeUndefined();
  });

  it.each([
    ['浙江省杭州市下城区文晖路1号', '330105', '文晖路1号'],
    ['上海闸北区天目西路1号', '310106', '天目西路1号'],
    ['山东省莱芜市莱城区文化路1号', '370116', '文化路1号'],
    ['西藏自治区那曲地区那曲县浙江路1号', '540602', '浙江路1号'],
  ])('is in the county that a retired one was merged into: %s', (text, areaCode, detailAddress) => {
    expect(parse(text)).toMatchObject({ region: { areaCode }, detailAddress });
  });

  it.each([
    ['安徽省合肥市居巢区人民路1号', '340181', '人民路1号'],
    ['合肥居巢区人民路1号', '340181', '人民路1号'],
    ['山东省济南市莱城区文化路1号', '370116', '文化路1号'],
    ['安徽省淮南市寿县人民路1号', '340422', '人民路1号'],
    ['安徽省铜陵市枞阳县人民路1号', '340722', '人民路1号'],
  ])('may contain a retired county with its current city: %s', (text, areaCode, detailAddress) => {
    expect(parse(text)).toMatchObject({ region: { areaCode }, detailAddress });
  });

  it.each([
    ['香港九龙塘达之路1号', '810201', '九龙塘达之路1号'],
    ['香港九龍塘達之路1號', '810201', '九龍塘達之路1號'],
    ['香港九龙湾宏照道1号', '810205', '九龙湾宏照道1号'],
    ['香港九龙九龙塘达之路1号', '810201', '九龙塘达之路1号'],
    ['香港九龙城区太子道1号', '810201', '太子道1号'],
  ])('is in the district of a locality whose name begins like a larger region: %s', (text, areaCode, detailAddress) => {
    expect(parse(text)).toMatchObject({ region: { areaCode }, detailAddress });
  });

  it.each([
    ['广东省深圳市南山区深圳市腾讯科技北京分公司', '440305'],
    ['广东省深圳市南山区科技园路1号腾讯科技北京市分公司', '440305'],
    ['上海市静安区愚园路1号北京市朝阳律师事务所上海分所', '310106'],
    ['深圳市腾讯科技北京分公司', undefined],
  ])('ignores the city in a company name: %s', (text, areaCode) => {
    expect(parse(`张三 13800138000 ${text}`).region?.areaCode).toBe(areaCode);
  });

  it.each(['400-800-8888', '4008008888', '800-810-8888'])(
    'treats a hotline as unused text, not as a phone: %s',
    (hotline) => {
      const found = parse(`张三 ${hotline} 上海市静安区愚园路128弄`);
      expect(found.phone).toBeUndefined();
      expect(found.unusedParts).toEqual([hotline]);
    },
  );

  it.each([
    'Jane Doe, 123 Main St, Springfield, IL 62704',
    'Jane Doe\n123 Main St\nSpringfield, IL 62704\n+1 217 555 0100',
    '123 Main St, Springfield, IL 62704, Jane Doe, +1 217 555 0100',
    'Jane Doe, 1600 Pennsylvania Ave NW, Washington, DC 20500, USA',
  ])('does not use a city of another country as the recipient: %s', (text) => {
    expect(parse(text)).toMatchObject({ recipientName: 'Jane Doe' });
  });

  it('has no region if that was divided', () => {
    expect(parse('浙江省杭州市江干区钱江路1号')).toEqual({ detailAddress: '浙江省杭州市江干区钱江路1号' });
  });

  it('may contain a shortened name', () => {
    expect(parse('重庆石柱县南宾镇')).toMatchObject({ region: { areaCode: '500240' }, detailAddress: '南宾镇' });
    expect(parse('吉林省延边州延吉市光明街5号')).toMatchObject({
      region: { areaCode: '222401' },
      detailAddress: '光明街5号',
    });
    expect(parse('广西自治区南宁市青秀区民族大道1号').region?.areaCode).toBe('450103');
  });

  it('may contain only a street', () => {
    expect(parse('文三路1号张三收')).toEqual({ recipientName: '张三', detailAddress: '文三路1号' });
    expect(parse('张三 收 文三路1号')).toEqual({ recipientName: '张三', detailAddress: '文三路1号' });
  });

  it('may have its postcode after a word', () => {
    expect(parse('上海市静安区愚园路128弄 邮编200040 张三')).toEqual({
      recipientName: '张三',
      region: jingan,
      detailAddress: '愚园路128弄',
      postcode: '200040',
    });
  });

  it('does not use a foreign phone as a landline', () => {
    expect(parse('0912345678 上海市静安区愚园路128弄')).toEqual({
      region: jingan,
      detailAddress: '愚园路128弄',
      unusedParts: ['0912345678'],
    });
    expect(parse('上海市静安区愚园路128弄 0912345678').detailAddress).toBe('愚园路128弄');
    expect(parse('021-62881234 上海市静安区愚园路128弄').phone).toBe('021-62881234');
  });

  it('may contain a name in two parts, or a surname of two characters', () => {
    expect(parse('买买提·艾力 13812342046 新疆乌鲁木齐市天山区中山路1号').recipientName).toBe('买买提·艾力');
    expect(parse('深圳市南山区 欧阳娜娜 13812342046 科技园路1号').recipientName).toBe('欧阳娜娜');
  });

  it('does not use a street as a person', () => {
    expect(parse('上海市静安区江宁公馆 张三 13812342046')).toMatchObject({
      recipientName: '张三',
      detailAddress: '江宁公馆',
    });
    expect(parse('上海市静安区愚园路128弄 Room 302 13812342046').recipientName).toBeUndefined();
  });
});

describe('a pasted name', () => {
  it.each([
    ['古丽米热•艾比布力 13812342046 新疆乌鲁木齐市天山区中山路1号', '古丽米热·艾比布力'],
    ['古丽米热・艾比布力，13812342046，新疆乌鲁木齐市天山区中山路1号', '古丽米热·艾比布力'],
    ['新疆乌鲁木齐市天山区中山路1号 古丽米热‧艾比布力 13812342046', '古丽米热·艾比布力'],
    ['收件人：古丽米热．艾比布力 电话：13812342046 地址：新疆乌鲁木齐市天山区中山路1号', '古丽米热·艾比布力'],
    ['扎西顿珠 13812342046 西藏拉萨市城关区北京中路8号', '扎西顿珠'],
    ['西藏拉萨市城关区北京中路8号 13812342046 扎西顿珠', '扎西顿珠'],
    ['收件人：扎西顿珠 13812342046 西藏拉萨市城关区北京中路8号', '扎西顿珠'],
    ['王𠮷 13812342046 上海市静安区愚园路128弄', '王𠮷'],
    ['王𠮷𠀋 13812342046 上海市静安区愚园路128弄', '王𠮷𠀋'],
    ['𠮷小满 13812342046 上海市静安区愚园路128弄', '𠮷小满'],
    ['陳大文 13812342046 上海市静安区愚园路128弄', '陳大文'],
    ['欧阳\u200b娜娜 13812342046 上海市静安区愚园路128弄', '欧阳娜娜'],
  ])('is found: %s', (text, recipientName) => {
    expect(parse(text)).toMatchObject({ recipientName, phone: '13812342046' });
  });

  it.each(['你好 13812342046', '上海市静安区愚园路128弄 13812342046 快递放门口'])('is not another word: %s', (text) => {
    expect(parse(text).recipientName).toBeUndefined();
  });
});

describe('a pasted phone', () => {
  const shanghai = '林小满 上海市静安区愚园路128弄6号302室';
  it.each([
    ['+86 (138) 0013 - 8000', '13800138000'],
    ['\u202d+86 138 0013 8000\u202c', '13800138000'],
    ['(0755) 2345-6789', '0755-23456789'],
    ['0755 2345 6789', '0755-23456789'],
    ['0755-23456789-801', '0755-23456789-801'],
    ['+852 9123 4567', '+85291234567'],
    ['+886 912 345 678', '+886912345678'],
  ])('is parsed like a typed one: %s', (typed, phone) => {
    expect(parse(`${typed} ${shanghai}`)).toMatchObject({ phone, recipientName: '林小满', region: jingan });
    expect(parse(`${shanghai} ${typed}`)).toMatchObject({ phone, recipientName: '林小满', region: jingan });
  });

  it.each([
    ['陈大文 9123 4567 香港特别行政区香港岛中西区皇后大道中1号', '+85291234567'],
    ['陈大文 香港特别行政区香港岛中西区皇后大道中1号 +852 9123-4567', '+85291234567'],
    ['陈大文 6612 3456 澳门特别行政区澳门半岛花地玛堂区黑沙环1号', '+85366123456'],
    ['陈大文 0912 345 678 台湾省台北市中正区重庆南路一段122号', '+886912345678'],
  ])('is parsed by the region: %s', (text, phone) => {
    expect(parse(text)).toMatchObject({ phone, recipientName: '陈大文' });
  });

  it('is missing if the text has none', () => {
    const found = parse('陈大文 香港特别行政区中西区皇后大道中1号');
    expect(found.recipientName).toBe('陈大文');
    expect(found.phone).toBeUndefined();
  });
});

describe('an address in traditional characters', () => {
  it('is found, its street as it was written', () => {
    expect(parse('林小满 13812342046 廣東省廣州市天河區體育西路100號')).toEqual({
      recipientName: '林小满',
      phone: '13812342046',
      region: { province: '广东省', city: '广州市', county: '天河区', areaCode: '440106' },
      detailAddress: '體育西路100號',
    });
    expect(parse('收貨人：陳大文 電話：13812342046 地址：河南省鄭州市滎陽市索河路1號')).toMatchObject({
      recipientName: '陳大文',
      region: { areaCode: '410182' },
      detailAddress: '索河路1號',
    });
  });

  it('does not treat simplified names as traditional ones', () => {
    expect(parse('陕西省咸阳市乾县东大街1号').region?.areaCode).toBe('610424');
  });
});

const countyNames = new Set(Object.values<string>(areaList.county_list));
const counties = Object.entries<string>(areaList.county_list).flatMap(([code, county]) => {
  const city = names[`${code.slice(0, 4)}00`];
  // 秦皇岛市 has a county whose full name consists of the names of the city and of another county: they cannot be
  // distinguished.
  const isTwin = countyNames.has(`${city}${county}`);
  return city === undefined || city.includes('直辖') || isTwin ? [] : [code];
});
const retired = [...retiredRegions()].filter(([code]) => names[code] === undefined);

it('finds every merged county by its former name', () => {
  const olds = new Map(retired);
  for (const [code, { name, successor }] of retired) {
    if (successor === undefined) continue;
    const [province, cityCode] = [names[`${code.slice(0, 2)}0000`] ?? '', `${code.slice(0, 4)}00`];
    const city = names[cityCode] ?? olds.get(cityCode)?.name ?? '';
    // Placeholders for counties without a city are never written.
    const written = /^县$|直辖/.test(city) ? '' : city;
    const text = `张三 13812342046 ${province}${written}${name}人民路1号`;
    expect(parse(text), text).toMatchObject({ region: { areaCode: successor }, detailAddress: '人民路1号' });
  }
});

const surname = fc.constantFrom(...'王李张刘陈杨黄赵周吴徐孙朱马胡林郭何高罗');
const given = fc.constantFrom('伟', '芳', '小禾', '建国', '子涵', '梓晨');
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

it('returns the parts that it was built from, in any order and with any separator', () => {
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
      // The 县 in the name of Chongqing's counties is never written.
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

it('accepts any text', () => {
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
