import { expect, it } from 'vitest';
import { formatAddress } from './formatAddress.ts';

const areaCode = '310106';

it('orders Chinese addresses from largest to smallest', () => {
  const region = { province: '上海市', city: '上海市', county: '静安区', areaCode };
  expect(formatAddress({ region, detailAddress: '愚园路 128 弄 6 号' })).toBe('上海市 静安区 愚园路 128 弄 6 号');
  expect(formatAddress({ region, detailAddress: '愚园路 128 弄 6 号', postcode: '200040' })).toBe(
    '上海市 静安区 愚园路 128 弄 6 号（200040）',
  );
  expect(formatAddress({ region, detailAddress: 'Lane 128, Yuyuan Road' })).toBe('上海市 静安区 Lane 128, Yuyuan Road');
});

it('orders other addresses from smallest to largest', () => {
  const region = { province: 'Guangdong', city: 'Dongguan', county: '', areaCode };
  expect(formatAddress({ region, detailAddress: '8 Station Road' })).toBe('8 Station Road, Dongguan, Guangdong');
});

it('follows the language of the region, also with a street in another one, and ends with the postcode', () => {
  const region = { province: 'Shanghai', city: 'Shanghai', county: 'Jing’an District', areaCode };
  expect(formatAddress({ region, detailAddress: '愚园路 128 弄 6 号', postcode: '200040' })).toBe(
    '愚园路 128 弄 6 号, Jing’an District, Shanghai 200040',
  );
});

it('adds separators only between existing parts', () => {
  const shanghai = { province: 'Shanghai', city: 'Shanghai', county: 'Jing’an District', areaCode };
  const none = { province: '', city: '', county: '', areaCode: '' };
  expect(formatAddress({ region: shanghai, detailAddress: '' })).toBe('Jing’an District, Shanghai');
  expect(formatAddress({ region: shanghai, detailAddress: '', postcode: '200040' })).toBe(
    'Jing’an District, Shanghai 200040',
  );
  expect(formatAddress({ region: none, detailAddress: '1 Pond Lane' })).toBe('1 Pond Lane');
  expect(formatAddress({ region: none, detailAddress: '1 Pond Lane', postcode: '200040' })).toBe('1 Pond Lane, 200040');
  expect(formatAddress({ region: none, detailAddress: '', postcode: '200040' })).toBe('200040');
  const jingan = { province: '上海市', city: '上海市', county: '静安区', areaCode };
  expect(formatAddress({ region: jingan, detailAddress: '' })).toBe('上海市 静安区');
});
