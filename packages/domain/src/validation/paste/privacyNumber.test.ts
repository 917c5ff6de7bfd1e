import { areaList } from '@vant/area-data';
import { describe, expect, it } from 'vitest';
import { parsePastedAddress } from './parsePastedAddress.ts';

const names: Record<string, string> = { ...areaList.province_list, ...areaList.city_list, ...areaList.county_list };
const parse = (text: string) => {
  const { region, ...others } = parsePastedAddress(text, names);
  return { ...others, areaCode: region?.areaCode };
};

describe('a pasted privacy number', () => {
  const phone = '13012345678-8001';
  const lilei = { recipientName: '李雷', phone, areaCode: '330106', detailAddress: '文三路1号' };
  it.each([
    '李雷[8001] 13012345678-8001 浙江省杭州市西湖区文三路1号[8001]',
    '李雷【8001】，13012345678转8001，浙江省杭州市西湖区文三路1号【8001】',
    '浙江省杭州市西湖区文三路1号[8001]，李雷[8001]，13012345678-8001',
    '收货人：李雷[8001]\n手机号码：13012345678-8001\n所在地区：浙江省杭州市西湖区\n详细地址：文三路1号[8001]',
    '李雷 13012345678 转 8001 浙江省杭州市西湖区文三路1号',
    '李雷 13012345678（转8001）浙江省杭州市西湖区文三路1号',
    '李雷，13012345678，转8001，浙江省杭州市西湖区文三路1号',
    '李雷 13012345678[8001] 浙江省杭州市西湖区文三路1号',
    '李雷 130-1234-5678-8001 浙江省杭州市西湖区文三路1号',
    '李雷 130 1234 5678-8001 浙江省杭州市西湖区文三路1号',
    '李雷 +86 130 1234 5678 [8001] 浙江省杭州市西湖区文三路1号',
    '李雷 130-1234-5678 分机 8001 浙江省杭州市西湖区文三路1号',
    '浙江省杭州市西湖区文三路1号 李雷 １３０１２３４５６７８－８００１',
  ])('keeps its extension, which is not in the street: %j', (text) => {
    expect(parse(text)).toEqual(lilei);
  });

  it.each([
    ['小明 地址：重庆渝中区解放碑1号 电话13012345678转8001', '小明', '500103', '解放碑1号'],
    ['阿强 重庆渝中区解放碑1号 13012345678转8001', '阿强', '500103', '解放碑1号'],
    [
      'John Smith, 13012345678 ext. 8001, 1 Wensan Road, Xihu District, Hangzhou',
      'John Smith',
      '330106',
      '1 Wensan Road',
    ],
  ])('is found with the recipient: %s', (text, recipientName, areaCode, detailAddress) => {
    expect(parse(text)).toEqual({ recipientName, phone, areaCode, detailAddress });
  });

  it.each([
    ['李雷 13012345678-101室 浙江省杭州市西湖区文三路1号', '13012345678'],
    ['李雷 13012345678-310012 浙江省杭州市西湖区文三路1号', '13012345678'],
    ['李雷 13012345678 #12 浙江省杭州市西湖区文三路1号', '13012345678'],
    ['李雷 13012345678 [13900139000] 浙江省杭州市西湖区文三路1号', '13012345678'],
  ])('is not made of other digits: %s', (text, number) => {
    expect(parse(text)).toMatchObject({ recipientName: '李雷', phone: number });
  });

  it('is not a postcode in brackets', () => {
    const { phone, postcode } = parse('李雷 13012345678【310012】浙江省杭州市西湖区文三路1号');
    expect({ phone, postcode }).toEqual({ phone: '13012345678', postcode: '310012' });
  });

  it('does not remove room numbers in brackets', () => {
    expect(parse('李雷 13012345678-8001 浙江省杭州市西湖区文三路1号[502]')).toEqual({
      ...lilei,
      detailAddress: '文三路1号[502]',
    });
    expect(parse('李雷 13012345678-502 浙江省杭州市西湖区文三路1号(502)')).toMatchObject({
      detailAddress: '文三路1号(502)',
    });
  });
});
