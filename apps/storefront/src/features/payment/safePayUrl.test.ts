import { expect, it } from 'vitest';
import { safePayUrl } from './safePayUrl.ts';

const shop = 'https://shop.example';

it('returns URLs of the same origin', () => {
  expect(safePayUrl('/pay/simulated/1', shop)).toBe('https://shop.example/pay/simulated/1');
  expect(safePayUrl('https://shop.example/pay/1?a=b', shop)).toBe('https://shop.example/pay/1?a=b');
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
