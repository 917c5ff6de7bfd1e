import { areaList } from '@vant/area-data';
import { describe, expect, it } from 'vitest';
import { parsePhone } from '../phone.ts';
import { parsePastedAddress } from './parsePastedAddress.ts';

const names: Record<string, string> = { ...areaList.province_list, ...areaList.city_list, ...areaList.county_list };
const parse = (text: string) => parsePastedAddress(text, names);

describe('a pasted phone', () => {
  it.each([
    '（0755）2345-6789',
    '(0755)2345-6789',
    '（0755） 2345－6789',
    '﹙0755﹚2345.6789',
    '0755〜2345―6789',
    '0755·2345·6789',
    '０７５５　２３４５６７８９',
    '（+86）138 0013 8000',
    '＋86（138）0013—8000',
    '12345678901',
    '+86 12345678901',
    '123-4567-8901',
  ])('is read like in the phone field: %s', (written) => {
    const phone = parsePhone(written);
    expect(phone).not.toBeNull();
    const found = parse(`欧阳娜娜，${written}，深圳市南山区科技园科苑路15号`);
    expect(found).toMatchObject({
      recipientName: '欧阳娜娜',
      phone,
      detailAddress: '科技园科苑路15号',
      region: { areaCode: '440305' },
    });
    expect(found.unusedParts).toBeUndefined();
  });

  it('is the first mobile number rather than other eleven digits', () => {
    expect(parse('12345678901 张三 13800138000 重庆市渝中区解放碑步行街8号')).toMatchObject({
      phone: '13800138000',
      unusedParts: ['12345678901'],
    });
  });
});

describe('a pasted name', () => {
  const street = '重庆市渝中区解放碑步行街8号';
  it.each([
    [`${street}，收件人 慕容 雪 ，联系电话 13800138000`, '慕容雪'],
    [`${street}，收件人：慕容 雪 ，联系电话 13800138000`, '慕容雪'],
    [`收件人：慕容 雪 ${street} 13800138000`, '慕容雪'],
    [`收货人: 张 三\n电话: 13800138000\n地址: ${street}`, '张三'],
    [`收件人 张三 ${street} 13800138000`, '张三'],
    [`联系人 欧阳娜娜，13800138000，${street}`, '欧阳娜娜'],
    [`${street} 慕容 雪 13800138000`, '慕容雪'],
    [`张 三 13800138000 ${street}`, '张三'],
  ])('may contain spaces and follow a label without a colon: %s', (text, recipientName) => {
    const { region, unusedParts, ...found } = parse(text);
    expect(found).toEqual({ recipientName, phone: '13800138000', detailAddress: '解放碑步行街8号' });
    expect(region?.areaCode).toBe('500103');
    expect(unusedParts).toBeUndefined();
  });

  it('is not made of the names of two places', () => {
    expect(parse('安徽 合肥，包河区徽州大道1号 13800138000').recipientName).toBeUndefined();
  });
});

describe('a second person', () => {
  const street = '北京市朝阳区建国路88号A座1201';
  it.each([
    `${street} 张三丰 13800138000 李四 13900139000`,
    `${street}，张三丰，13800138000，李四，13900139000`,
    `${street} 张三丰13800138000 李四13900139000`,
    `${street} 13800138000 张三丰 13900139000 李四`,
    `张三丰 13800138000 李四 13900139000 ${street}`,
    `${street} 收件人：张三丰 电话：13800138000 李四 13900139000`,
  ])('is left out with the phone, and reported: %s', (text) => {
    const { recipientName, phone, detailAddress, unusedParts } = parse(text);
    expect({ recipientName, phone, detailAddress }).toEqual({
      recipientName: '张三丰',
      phone: '13800138000',
      detailAddress: '建国路88号A座1201',
    });
    expect(unusedParts?.toSorted()).toEqual(['13900139000', '李四']);
  });

  it.each([
    `${street} 张三丰 13800138000 13900139000`,
    `${street} 13800138000 张三丰 13900139000`,
    `张三丰 13800138000 张三丰 13900139000 ${street}`,
  ])('is not assumed for two phones of one person: %s', (text) => {
    expect(parse(text)).toMatchObject({
      recipientName: '张三丰',
      phone: '13800138000',
      detailAddress: '建国路88号A座1201',
      unusedParts: ['13900139000'],
    });
  });
});
