import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { renderQrCode } from './renderQrCode.ts';

const SCALE = 4;
const MARGIN = 4;

it('renders a code that scans to the given URL', () => {
  const url = 'https://shop.example/pay/simulated/364c8af8-16a8-504a-b64d-e5da148ebae2';
  const modules = renderQrCode(url);
  const side = (modules.length + 2 * MARGIN) * SCALE;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const isDark = modules[Math.floor(y / SCALE) - MARGIN]?.[Math.floor(x / SCALE) - MARGIN] ?? false;
      if (isDark) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  expect(decodeQR({ width: side, height: side, data })).toBe(url);
});
