import { expect, it } from 'vitest';
import { safePayUrl } from './safePayUrl.ts';

const shop = 'https://shop.example';

it('returns URLs of the same origin', () => {
  expect(safePayUrl('/pay/simulated/1', shop)).toBe('https://shop.example/pay/simulated/1');
  expect(safePayUrl('https://shop.example/pay/1?a=b', shop)).toBe('https://shop.example/pay/1?a=b');
});

it('returns URLs of the payment providers of the shop', () => {
  const origins = ['https://pay.example'];
  expect(safePayUrl('https://pay.example/bank/7?a=b', shop, origins)).toBe('https://pay.example/bank/7?a=b');
  for (const url of ['http://pay.example/bank/7', 'https://pay.example.evil.example', 'https://pay.example:444/'])
    expect(safePayUrl(url, shop, origins), url).toBeNull();
});

it('returns null for any other URL', () => {
  for (const url of [
    '//evil.example/pay',
    'https://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://',
  ]) {
    expect(safePayUrl(url, shop), url).toBeNull();
  }
});
