import { areaList } from '@vant/area-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PastedAddress, parsePastedAddress } from './parsePastedAddress.ts';

const names: Record<string, string> = { ...areaList.province_list, ...areaList.city_list, ...areaList.county_list };
const parse = (text: string) => parsePastedAddress(text, names);

/** The parts found in a text, the region as its code. */
type Expected = Omit<PastedAddress, 'region'> & { region?: string };
const found = (text: string): Expected => {
  const { region, ...others } = parse(text);
  return { ...others, ...(region && { region: region.areaCode }) };
};

const phone = '13800138000';
const john = { recipientName: 'John Smith', phone };
const wensan = { region: '330106', detailAddress: 'Room 502, 478 Wensan Road' };
const zhang = { recipientName: '张三', phone, region: '330106', detailAddress: '文三路90号' };

describe('an address in English', () => {
  it.each<[text: string, expected: Expected]>([
    [
      'Room 502, 478 Wensan Road, Xihu District, Hangzhou, Zhejiang 310012 John Smith 13800138000',
      { ...john, ...wensan, postcode: '310012' },
    ],
    [
      'John Smith\nRoom 502, 478 Wensan Road\nXihu District\nHangzhou, Zhejiang 310012\nChina\nTel: +86 138 0013 8000',
      { ...john, ...wensan, postcode: '310012' },
    ],
    [
      'Name: John Smith\nPhone: 13800138000\nAddress: Room 502, 478 Wensan Road, Xihu Dist., Hangzhou City, Zhejiang Province, P.R. China\nZip code: 310012',
      { ...john, ...wensan, postcode: '310012' },
    ],
    [
      'Name\tJohn Smith\tMobile\t13800138000\tStreet\tRoom 502, 478 Wensan Road\tDistrict\tXihu\tCity\tHangzhou\tProvince\tZhejiang',
      { ...john, ...wensan },
    ],
    [
      'Name John Smith Tel 13800138000 Address No. 128 Yuyuan Rd, Jing’an District, Shanghai 200040',
      { ...john, region: '310106', detailAddress: 'No. 128 Yuyuan Rd', postcode: '200040' },
    ],
    [
      'John Smith Room 502 478 Wensan Road Xihu District Hangzhou Zhejiang China 310012 13800138000',
      { ...john, region: '330106', detailAddress: 'Room 502 478 Wensan Road', postcode: '310012' },
    ],
    [
      '478 Wensan Road John Smith 13800138000 Xi Hu District, Hangzhou',
      { ...john, region: '330106', detailAddress: '478 Wensan Road' },
    ],
    [
      'First name: John\nLast name: Smith\nPhone number\n13800138000\nAddress line 1\n1 Renmin South Road\nDistrict\nWuhou District\nCity\nChengdu',
      { ...john, region: '510107', detailAddress: '1 Renmin South Road' },
    ],
    [
      'Full name: María José de la Cruz; Mobile: 138-0013-8000; Street: 88 Century Avenue; District: Pudong New Area; City: Shanghai; Country: China; Postal code: 200120',
      {
        recipientName: 'María José de la Cruz',
        phone,
        region: '310115',
        detailAddress: '88 Century Avenue',
        postcode: '200120',
      },
    ],
    [
      'Acme Trading, Attn: Jane Doe, 5F, 99 Tianhe Road, Tianhe District, Guangzhou, Guangdong, Tel 020-38881234 ext. 801',
      {
        recipientName: 'Jane Doe',
        phone: '020-38881234-801',
        region: '440106',
        detailAddress: 'Acme Trading, 5F, 99 Tianhe Road',
      },
    ],
    [
      'Zhang San, 13800138000, zhangsan@example.com, Building 3, Sunshine Garden, Nanshan District, Shenzhen',
      {
        recipientName: 'Zhang San',
        phone,
        region: '440305',
        detailAddress: 'Building 3, Sunshine Garden',
        unusedParts: ['zhangsan@example.com'],
      },
    ],
    [
      'Mr. Li, 13800138000, Zhongshan North Road 128, Putuo District, Shanghai',
      { recipientName: 'Mr. Li', phone, region: '310107', detailAddress: 'Zhongshan North Road 128' },
    ],
    [
      'Lu Xun 13800138000 Beijing Chaoyang District Jianguo Road 1',
      { recipientName: 'Lu Xun', phone, region: '110105', detailAddress: 'Jianguo Road 1' },
    ],
    [
      'Anna, 13800138000, 1 Changan Street, Yanta District, Xi’an, Shaanxi',
      { recipientName: 'Anna', phone, region: '610113', detailAddress: '1 Changan Street' },
    ],
    [
      'Ali Hassan (13800138000) 1 Chouzhou Road, Yiwu, Zhejiang',
      { recipientName: 'Ali Hassan', phone, region: '330782', detailAddress: '1 Chouzhou Road' },
    ],
    [
      'John Smith, 13800138000, 5 Wensan Road, Hangzhou, Zhejiang',
      { ...john, detailAddress: '5 Wensan Road, Hangzhou, Zhejiang' },
    ],
    [
      'John Smith, 5 Main Street, Toronto, Canada, +1 416 555 0100',
      {
        recipientName: 'John Smith',
        detailAddress: '5 Main Street, Toronto, Canada',
        unusedParts: ['+1 416 555 0100'],
      },
    ],
  ])('is parsed: %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});

describe('an address in Hong Kong, Macau or Taiwan', () => {
  it.each<[text: string, expected: Expected]>([
    [
      '王小明 852 9123 4567 香港九龙尖沙咀弥敦道1号',
      { recipientName: '王小明', phone: '+85291234567', region: '810202', detailAddress: '尖沙咀弥敦道1号' },
    ],
    [
      '陈生 香港铜锣湾轩尼诗道500号 6123 4567',
      { recipientName: '陈生', phone: '+85261234567', region: '810102', detailAddress: '铜锣湾轩尼诗道500号' },
    ],
    [
      'John Smith +852 9123 4567 1 Nathan Road, Tsim Sha Tsui, Kowloon, Hong Kong',
      {
        recipientName: 'John Smith',
        phone: '+85291234567',
        region: '810202',
        detailAddress: '1 Nathan Road, Tsim Sha Tsui',
      },
    ],
    [
      "John Smith 9123 4567 12 Queen's Road Central, Hong Kong",
      {
        recipientName: 'John Smith',
        phone: '+85291234567',
        region: '810101',
        detailAddress: "12 Queen's Road Central",
      },
    ],
    [
      'John Smith 13800138000 Central Plaza, 12 Yuyuan Road, Shanghai',
      { ...john, detailAddress: 'Central Plaza, 12 Yuyuan Road, Shanghai' },
    ],
    [
      '陳大文 9123 4567 中環皇后大道中1號',
      { recipientName: '陳大文', phone: '+85291234567', region: '810101', detailAddress: '中環皇后大道中1號' },
    ],
    ['中環皇后大道中1號', { region: '810101', detailAddress: '中環皇后大道中1號' }],
    ['張三 13800138000 中環路1號', { recipientName: '張三', phone: '13800138000', detailAddress: '中環路1號' }],
    ['李四 13800138000 中环路1号', { recipientName: '李四', phone, detailAddress: '中环路1号' }],
    [
      '李四 13800138000 上海市青衣路1号',
      { recipientName: '李四', phone: '13800138000', detailAddress: '上海市青衣路1号' },
    ],
    [
      '陳大文 9123-4567 香港九龍油尖旺區彌敦道1號',
      { recipientName: '陳大文', phone: '+85291234567', region: '810202', detailAddress: '彌敦道1號' },
    ],
    [
      'Flat 5B, 12/F, Tower 3, 1 Nathan Road, Yau Tsim Mong District, Kowloon, Hong Kong\nChan Tai Man\n+852 9123 4567',
      {
        recipientName: 'Chan Tai Man',
        phone: '+85291234567',
        region: '810202',
        detailAddress: 'Flat 5B, 12/F, Tower 3, 1 Nathan Road',
      },
    ],
    [
      '张三 13800138000 999077 香港 中西区 皇后大道中1号',
      { recipientName: '张三', phone, region: '810101', detailAddress: '皇后大道中1号', unusedParts: ['999077'] },
    ],
    [
      '李小姐 853 6612 3456 澳门特别行政区 氹仔 成都街12号',
      { recipientName: '李小姐', phone: '+85366123456', region: '820202', detailAddress: '氹仔 成都街12号' },
    ],
    [
      'Wong Mei, Rua de Chengdu 12, Taipa, Macau, +853 6612 3456',
      { recipientName: 'Wong Mei', phone: '+85366123456', region: '820202', detailAddress: 'Rua de Chengdu 12, Taipa' },
    ],
    [
      '王大明 0912-345-678 106台北市大安區信義路四段1號5樓',
      {
        recipientName: '王大明',
        phone: '+886912345678',
        region: '710105',
        detailAddress: '信義路四段1號5樓',
        postcode: '106',
      },
    ],
    [
      'Wang Ta-Ming, No. 1, Sec. 4, Xinyi Rd, Da’an Dist., Taipei City 106, Taiwan +886 912 345 678',
      {
        recipientName: 'Wang Ta-Ming',
        phone: '+886912345678',
        region: '710105',
        detailAddress: 'No. 1, Sec. 4, Xinyi Rd',
        postcode: '106',
      },
    ],
  ])('is parsed: %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});

describe('a locality that is also a given name', () => {
  const kong = { phone: '+85291234567' };
  it.each<[text: string, expected: Expected]>([
    [
      'Stanley Wong, 9123 4567, 5 Nathan Road, Kowloon, Hong Kong',
      { ...kong, recipientName: 'Stanley Wong', detailAddress: '5 Nathan Road, Kowloon, Hong Kong' },
    ],
    [
      'Jordan Chan\n+852 9123 4567\n12 Queen’s Road Central, Hong Kong',
      { ...kong, recipientName: 'Jordan Chan', region: '810101', detailAddress: '12 Queen’s Road Central' },
    ],
    [
      'Wong Stanley, 9123 4567, 5 Aberdeen Street, Central, Hong Kong',
      { ...kong, recipientName: 'Wong Stanley', region: '810101', detailAddress: '5 Aberdeen Street, Central' },
    ],
    [
      'Chan Tai Man, 9123 4567, 12 Beach Road, Stanley, Hong Kong',
      { ...kong, recipientName: 'Chan Tai Man', region: '810104', detailAddress: '12 Beach Road, Stanley' },
    ],
    [
      'Chan Tai Man, 9123 4567, 12 Parkes Street, Jordan, Kowloon, Hong Kong',
      { ...kong, recipientName: 'Chan Tai Man', region: '810202', detailAddress: '12 Parkes Street, Jordan' },
    ],
    [
      'Stanley WONG, 9123 4567, 12 Queen’s Road Central, Hong Kong',
      { ...kong, recipientName: 'Stanley WONG', region: '810101', detailAddress: '12 Queen’s Road Central' },
    ],
  ])('is a name beside a surname: %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each<[text: string, expected: Expected]>([
    [
      'Chan Tai Man\nStanley, Hong Kong\n+852 9123 4567',
      { ...kong, recipientName: 'Chan Tai Man', region: '810104', detailAddress: 'Stanley' },
    ],
    ['12/F, Block B\nJordan, Kowloon, Hong Kong', { region: '810202', detailAddress: '12/F, Block B, Jordan' }],
    ['3 Ocean View\nStanley\nHong Kong', { region: '810104', detailAddress: '3 Ocean View, Stanley' }],
    ['Jordan MTR, Kowloon', { region: '810202', detailAddress: 'Jordan MTR' }],
    ['Shop 5, Jordan MTR, Kowloon', { region: '810202', detailAddress: 'Shop 5, Jordan MTR' }],
  ])('is a place without a surname on its line: %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});

describe('text that an address does not need', () => {
  it.each<[text: string, expected: Expected]>([
    ['860400 852 9123 4567 张三', { recipientName: '张三', phone: '+85291234567', postcode: '860400' }],
    ['张三 13800138000 0571-87654321 浙江省杭州市西湖区文三路90号', { ...zhang, unusedParts: ['0571-87654321'] }],
    ['张三 (13800138000) 浙江省杭州市西湖区文三路90号 [13900139000]', { ...zhang, unusedParts: ['13900139000'] }],
    ['中国浙江省杭州市西湖区文三路90号 张三 13800138000', zhang],
    ['张三；13800138000；浙江省杭州市西湖区；文三路90号；阿里公司', { ...zhang, detailAddress: '文三路90号 阿里公司' }],
    [
      '阿里（中国）有限公司 张三 13800138000 浙江省杭州市西湖区文三路90号',
      { ...zhang, detailAddress: '文三路90号 阿里（中国）有限公司' },
    ],
    [
      '张三 13800138000转1234 浙江省杭州市西湖区文三路90号(近古翠路)',
      { ...zhang, phone: '13800138000-1234', detailAddress: '文三路90号(近古翠路)' },
    ],
    [
      '订单号：123456789012 张三 13800138000 浙江省杭州市西湖区文三路90号',
      { ...zhang, unusedParts: ['订单号:123456789012'] },
    ],
    [
      '你好，麻烦寄到 浙江省杭州市西湖区文三路90号，张三，13800138000，谢谢',
      { ...zhang, unusedParts: ['你好', '麻烦寄到', '谢谢'] },
    ],
    [
      '收件人：张三，联系电话：13800138000，公司：阿里，地址：浙江杭州西湖区文三路90号，国家：中国',
      { ...zhang, detailAddress: '文三路90号 阿里' },
    ],
    ['张三\t13800138000\t浙江省\t杭州市\t西湖区\t文三路90号\t310012', { ...zhang, postcode: '310012' }],
  ])('is returned, or stays in the street: %s', (text, expected) => {
    const { unusedParts, ...others } = found(text);
    expect({
      ...others,
      ...(unusedParts && { unusedParts: unusedParts.map((part) => part.replace('：', ':')) }),
    }).toEqual(expected);
  });

  const other = '李四 13900139000 上海市静安区愚园路1号';
  it.each([
    `张三 13800138000 浙江省杭州市西湖区文三路90号\n${other}`,
    `张三\n13800138000\n浙江省杭州市西湖区文三路90号\n\n${other}`,
    `张三 13800138000 浙江省杭州市西湖区文三路90号；${other}`,
    `张三 13800138000 浙江省杭州市西湖区文三路90号 ${other}`,
    `寄件人：${other}\n收件人：张三 13800138000 浙江省杭州市西湖区文三路90号`,
    `收件人：张三 13800138000 浙江省杭州市西湖区文三路90号 寄件人：${other}`,
  ])('includes the address of another person: %s', (text) => {
    const { unusedParts = [], ...others } = found(text);
    expect(others).toEqual(zhang);
    expect(unusedParts.join(' ')).toContain(other);
  });
});

describe('a text with the addresses of two people', () => {
  const jingan = '上海市静安区愚园路1号';
  it.each([
    [`张三 浙江省杭州市西湖区文三路90号\n李四 13900139000 ${jingan}`, `李四 13900139000 ${jingan}`],
    [`张三 浙江省杭州市西湖区文三路90号；李四 13900139000 ${jingan}`, `李四 13900139000 ${jingan}`],
    [`张三 浙江省杭州市西湖区文三路90号\n\n李四 13900139000 ${jingan}`, `李四 13900139000 ${jingan}`],
    [`收件人：张三 浙江省杭州市西湖区文三路90号\n收件人：李四 ${jingan}`, `收件人：李四 ${jingan}`],
  ])('gives no person the phone of another: %s', (text, other) => {
    expect(found(text)).toEqual({
      recipientName: '张三',
      region: '330106',
      detailAddress: '文三路90号',
      unusedParts: [other],
    });
  });

  it('separates addresses in English with one phone', () => {
    const other = 'Li Lei, 13900139000, 1 Yuyuan Road, Jing’an District, Shanghai';
    expect(found(`John Smith, 5 Wensan Road, Xihu District, Hangzhou\n${other}`)).toEqual({
      recipientName: 'John Smith',
      region: '330106',
      detailAddress: '5 Wensan Road',
      unusedParts: [other],
    });
  });

  it.each([
    ['张三 13800138000\n李四 13900139000 浙江省杭州市西湖区文三路90号', '张三'],
    ['张三 13800138000；李四 13900139000 浙江省杭州市西湖区文三路90号', '张三'],
    ['John Smith 13800138000\nLi Lei 13900139000 5 Wensan Road, Xihu District, Hangzhou', 'John Smith'],
  ])('gives no person the address of another: %s', (text, recipientName) => {
    const { unusedParts, ...fields } = found(text);
    expect(fields).toEqual({ recipientName, phone });
    expect(unusedParts).toHaveLength(1);
  });

  it.each([
    '张三\n13800138000\n浙江省杭州市西湖区\n浙江省杭州市西湖区文三路90号',
    '张三\n13800138000\n浙江省杭州市西湖区\n文三路90号',
    '张三 浙江省\n杭州市西湖区；文三路90号\n13800138000',
  ])('keeps the lines of one address together: %s', (text) => {
    const { unusedParts, detailAddress, ...fields } = found(text);
    expect(unusedParts).toBeUndefined();
    expect(detailAddress).toContain('文三路90号');
    expect(fields).toEqual({ recipientName: '张三', phone, region: '330106' });
  });
});

describe('a Latin name', () => {
  const street = '5 Wensan Road, Xihu District, Hangzhou';
  it.each(['Wang Jie', 'Zhang Lu', 'Hu Jie', 'Li Na', 'An Na', 'Lois Lane', 'Jane Park'])('is complete: %s', (name) => {
    const expected = { recipientName: name, phone, region: '330106', detailAddress: '5 Wensan Road' };
    expect(found(`Name: ${name}, Tel: 13800138000, Address: ${street}`)).toEqual(expected);
    expect(found(`Name: ${name}\nTel: 13800138000\nAddress: ${street}`)).toEqual(expected);
    expect(found(`${name}, 13800138000, ${street}`)).toEqual(expected);
    expect(found(`${name} 13800138000 ${street}`)).toEqual(expected);
    expect(found(`${street}, ${name}, 13800138000`)).toEqual(expected);
  });

  it.each<[text: string, expected: Expected]>([
    [
      'Li Na 13800138000 Lianhua Cun 3, Futian District, Shenzhen',
      { recipientName: 'Li Na', phone, region: '440304', detailAddress: 'Lianhua Cun 3' },
    ],
    [
      'Zhang Wei, Huawei Campus, Longgang District, Shenzhen 518129, 13800138000',
      { recipientName: 'Zhang Wei', phone, region: '440307', detailAddress: 'Huawei Campus', postcode: '518129' },
    ],
    [
      'Zhang Wei, Huawei Base, Longgang District, Shenzhen 518129, 13800138000',
      { recipientName: 'Zhang Wei', phone, region: '440307', detailAddress: 'Huawei Base', postcode: '518129' },
    ],
    [
      'Taikoo Hui, Tianhe District, Guangzhou, John Smith, 13800138000',
      { ...john, region: '440106', detailAddress: 'Taikoo Hui' },
    ],
    [
      'Taikoo Hui, Tianhe District, Guangzhou 510620, 13800138000, John Smith',
      { ...john, region: '440106', detailAddress: 'Taikoo Hui', postcode: '510620' },
    ],
    [
      'John Smith, Taikoo Hui, 13800138000, Tianhe District, Guangzhou',
      { ...john, region: '440106', detailAddress: 'Taikoo Hui' },
    ],
    [
      'Wensan Lu, Xihu District, Hangzhou, Zhang Wei, 13800138000',
      { recipientName: 'Zhang Wei', phone, region: '330106', detailAddress: 'Wensan Lu' },
    ],
    [
      'Zhang Wei, 13800138000, Wensan Lu, Xihu District, Hangzhou',
      { recipientName: 'Zhang Wei', phone, region: '330106', detailAddress: 'Wensan Lu' },
    ],
    ['Name: John Smith Room 502\nTel: 13800138000', { ...john, detailAddress: 'Room 502' }],
    [
      'Name: John Smith Company: Acme Street: 12 Wensan Road City: Hangzhou Province: Zhejiang District: Xihu Phone: 13800138000',
      { ...john, region: '330106', detailAddress: 'Acme, 12 Wensan Road' },
    ],
    [
      'Name: John Smith Tel: 13800138000 Address: 12 Wensan Street: Building 3, Xihu District, Hangzhou',
      { ...john, region: '330106', detailAddress: '12 Wensan Street: Building 3' },
    ],
    ['收件人信息：张三 13800138000 浙江省杭州市西湖区文三路90号', zhang],
    ['收货信息：张三 13800138000 浙江省杭州市西湖区文三路90号', zhang],
    ['配送信息：浙江省杭州市西湖区文三路90号 张三 13800138000', zhang],
    ['Name: John Smith Company: Acme\nTel: 13800138000', { ...john, detailAddress: 'Company: Acme' }],
    ['Name: N/A, Tel: 13800138000', { phone, unusedParts: ['N/A'] }],
  ])('is not a place: %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});

describe('an address in Xinjiang', () => {
  const tianshan = { recipientName: '张三', phone, region: '650102', detailAddress: '解放路5号' };
  it.each<[text: string, expected: Expected]>([
    ['张三 13800138000 新疆乌鲁木齐市天山区解放路5号', tianshan],
    ['张三 13800138000 新疆维吾尔自治区乌鲁木齐市天山区解放路5号', tianshan],
    ['张三 13800138000 新疆伊犁伊宁市解放路5号', { ...tianshan, region: '654002' }],
    [
      'John Smith, 13800138000, 5 Jiefang Road, Tianshan District, Urumqi, Xinjiang',
      { ...john, region: '650102', detailAddress: '5 Jiefang Road' },
    ],
    [
      'John Smith, 13800138000, 5 Jiefang Road, Tianshan District, Urumqi, Xinjiang Uygur Autonomous Region',
      { ...john, region: '650102', detailAddress: '5 Jiefang Road' },
    ],
    [
      'John Smith, 13800138000, 5 Jiefang Road, Huocheng County, Ili, Xinjiang',
      { ...john, region: '654023', detailAddress: '5 Jiefang Road' },
    ],
  ])('is parsed: %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});

describe('a label', () => {
  it.each<[text: string, expected: Expected]>([
    ['收货人张三 13800138000 浙江省杭州市西湖区文三路90号', zhang],
    ['浙江省杭州市西湖区文三路90号，收件人张三，电话13800138000', zhang],
    ['浙江省杭州市西湖区文三路90号 联系人张三 13800138000', zhang],
    ['姓名张三 手机13800138000 地址：浙江省杭州市西湖区文三路90号', zhang],
    ['收件人地址：浙江省杭州市西湖区文三路90号，收件人电话：13800138000，收件人姓名：张三', zhang],
    [
      '张三 13800138000 固定电话: 0571-87654321 浙江省杭州市西湖区文三路90号',
      { ...zhang, unusedParts: ['0571-87654321'] },
    ],
    ['张三 13800138000 浙江省杭州市西湖区文三路90号 座机 0571-87654321', { ...zhang, unusedParts: ['0571-87654321'] }],
    ['张三 13800138000 浙江省杭州市西湖区文三路90号 固话0571-87654321', { ...zhang, unusedParts: ['0571-87654321'] }],
    [
      'John Smith, 13800138000, Fax 0571-87654321, 5 Wensan Road, Xihu District, Hangzhou',
      { ...john, region: '330106', detailAddress: '5 Wensan Road', unusedParts: ['0571-87654321'] },
    ],
    [
      '张三 13800138000 身份证：330106199001011234 浙江省杭州市西湖区文三路90号',
      { ...zhang, unusedParts: ['身份证：330106199001011234'] },
    ],
    [
      '张三 13800138000 浙江省杭州市西湖区文三路90号 身份证号码 33010619900101123X',
      { ...zhang, unusedParts: ['身份证号码 33010619900101123X'] },
    ],
    [
      '张三 33010619900101123X 13800138000 浙江省杭州市西湖区文三路90号',
      { ...zhang, unusedParts: ['33010619900101123X'] },
    ],
  ])('is not part of a name or street: %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each<[text: string, expected: Expected]>([
    ['1. 张三 13800138000 浙江省杭州市西湖区文三路90号', { ...zhang, unusedParts: ['1.'] }],
    ['1 张三 13800138000 浙江省杭州市西湖区文三路90号', { ...zhang, unusedParts: ['1'] }],
    [
      '1. 张三 13800138000 浙江省杭州市西湖区文三路90号 2. 李四 13900139000 上海市静安区愚园路1号',
      { ...zhang, unusedParts: ['2. 李四 13900139000 上海市静安区愚园路1号', '1.'] },
    ],
    [
      '1. John Smith, 13800138000, 5 Wensan Road, Xihu District, Hangzhou',
      { ...john, region: '330106', detailAddress: '5 Wensan Road', unusedParts: ['1.'] },
    ],
  ])('may be the number of a list: %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});

const pick = <Value>(...values: readonly Value[]) => fc.constantFrom(...values);
const digits = (length: number) => fc.string({ unit: pick(...'0123456789'), minLength: length, maxLength: length });
/** Letters and digits without the characters between them. */
const compact = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
const kept = (parts: fc.Arbitrary<string>) => parts.map((text) => ({ text, isKept: true }));
/** Labels, regions and countries: recognized, so that their letters need not be returned. */
const understood = (parts: fc.Arbitrary<string>) => parts.map((text) => ({ text, isKept: false }));

it('returns all letters and digits, in any combination and order', () => {
  const mobile = fc.tuple(pick('13', '15', '18'), digits(9)).map((parts) => parts.join(''));
  const part = fc.oneof(
    kept(pick('张三', '欧阳娜娜', '王小明', 'John Smith', 'Chan Tai Man', 'Daisy', '扎西顿珠')),
    kept(mobile),
    kept(
      pick(
        '+852 9123 4567',
        '852 9123 4567',
        '0571-87654321',
        '(0755) 2345-6789',
        '020 3888 1234-801',
        '+1 416 555 0100',
      ),
    ),
    kept(
      pick(
        '文三路90号',
        '弥敦道1号',
        '愚园路 128 弄 6 号',
        'Room 502',
        '478 Wensan Road',
        'Flat 5B',
        '12/F',
        'Zhongshan North Road 128',
      ),
    ),
    kept(
      pick(
        '阿里公司',
        'Acme Trading Co., Ltd',
        '请放门口',
        '快递柜',
        'leave at the door',
        '订单号 123456789',
        'a@b.cn',
        '你好',
        '谢谢',
      ),
    ),
    kept(
      pick(
        '香港九龙',
        'Kowloon',
        '浙江省杭州市',
        'Hangzhou',
        '加拿大',
        'Canada',
        '尖沙咀',
        '中環',
        'Tsim Sha Tsui',
        'Central',
      ),
    ),
    kept(digits(6)),
    kept(fc.string({ unit: pick(...'天地玄黄宇宙洪荒AbkQ789'), minLength: 1, maxLength: 8 })),
    understood(
      pick(
        '浙江省杭州市西湖区',
        '上海 静安区',
        'Xihu District, Hangzhou, Zhejiang',
        'Pudong New Area, Shanghai',
        'Yining City, Ili, Xinjiang',
        '香港中西区',
        '台北市大安區',
      ),
    ),
    understood(
      pick(
        'Name:',
        '收件人：',
        '收货信息：',
        'Tel',
        'Phone:',
        '电话：',
        '地址：',
        'Company:',
        'City:',
        '中国',
        'China',
      ),
    ),
  );
  const separator = pick(' ', ', ', '，', '\n', '; ', '；', '\t', ' | ');
  fc.assert(
    fc.property(fc.array(fc.tuple(part, separator), { minLength: 1, maxLength: 9 }), (parts) => {
      const text = parts.map(([{ text }, sign]) => text + sign).join('');
      const { region, unusedParts = [], ...fields } = parse(text);
      const output = compact([...Object.values(fields), ...unusedParts].join(' '));
      const regionNames = Object.values(region ?? {}).join('');
      // Letters and digits separately: six digits before a letter may be a postcode.
      const words = parts.flatMap(([{ text, isKept }]) => (isKept ? (text.match(/\p{L}+|\p{N}+/gu) ?? []) : []));
      // Short names of places, such as 香港九龙 or Kowloon, may become parts of the region.
      const inChinese: Readonly<Record<string, string>> = { Kowloon: '九龙', Hangzhou: '杭州' };
      for (const word of words)
        if (!Array.from(inChinese[word] ?? word).every((character) => regionNames.includes(character)))
          expect(output, text).toContain(word);
    }),
    { numRuns: 2000 },
  );
});
