import { expect, it } from 'vitest';
import { formatAddress } from './formatAddress.ts';

const areaCode = '310106';

it('goes from the largest to the smallest in Chinese', () => {
  const region = { province: '上海市', city: '上海市', county: '静安区', areaCode };
  expect(formatAddress({ region, detailAddress: '愚园路 128 弄 6 号' })).toBe('上海市 静安区 愚园路 128 弄 6 号');
  expect(formatAddress({ region, detailAddress: '愚园路 128 弄 6 号', postcode: '200040' })).toBe(
    '上海市 静安区 愚园路 128 弄 6 号（200040）',
  );
  expect(formatAddress({ region, detailAddress: 'Lane 128, Yuyuan Road' })).toBe('上海市 静安区 Lane 128, Yuyuan Road');
});

it('goes from the smallest to the largest in other languages', () => {
  const region = { province: 'Guangdong', city: 'Dongguan', county: '', areaCode };
  expect(formatAddress({ region, detailAddress: '8 Station Road' })).toBe('8 Station Road, Dongguan, Guangdong');
});

it('goes by the language of the region, also with a street in another one, and ends in the postcode', () => {
  const region = { province: 'Shanghai', city: 'Shanghai', county: 'Jing’an District', areaCode };
  expect(formatAddress({ region, detailAddress: '愚园路 128 弄 6 号', postcode: '200040' })).toBe(
    '愚园路 128 弄 6 号, Jing’an District, Shanghai 200040',
  );
});

it('writes separators only between parts that are there', () => {
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
