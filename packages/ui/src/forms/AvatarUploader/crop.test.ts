import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clampCrop, MAX_ZOOM, moveCrop, squareOf, wholeCrop } from './crop.ts';

const sizes = fc.record({ width: fc.integer({ min: 1, max: 8000 }), height: fc.integer({ min: 1, max: 8000 }) });
const share = fc.double({ min: -2, max: 3, noNaN: true });
const crops = fc.record({ x: share, y: share, zoom: fc.double({ min: 0, max: 9, noNaN: true }) });
const near = 1e-6;

it('limits a square to the picture, whatever is requested', () => {
  fc.assert(
    fc.property(crops, sizes, (crop, size) => {
      const { x, y, side } = squareOf(crop, size);
      const scale = Math.max(size.width, size.height) * near;
      expect(side).toBeGreaterThan(0);
      expect(x).toBeGreaterThanOrEqual(-scale);
      expect(y).toBeGreaterThanOrEqual(-scale);
      expect(x + side).toBeLessThanOrEqual(size.width + scale);
      expect(y + side).toBeLessThanOrEqual(size.height + scale);
    }),
  );
});

it('starts with the largest square, in the center', () => {
  expect(squareOf(wholeCrop, { width: 400, height: 300 })).toEqual({ x: 50, y: 0, side: 300 });
});

it('leaves a valid square unchanged', () => {
  fc.assert(
    fc.property(crops, sizes, (crop, size) => {
      const once = clampCrop(crop, size);
      const twice = clampCrop(once, size);
      expect(twice.x).toBeCloseTo(once.x);
      expect(twice.y).toBeCloseTo(once.y);
      expect(twice.zoom).toBe(once.zoom);
      expect(once.zoom).toBeLessThanOrEqual(MAX_ZOOM);
    }),
  );
});

it('moves by sides of the square, and stops at the edge', () => {
  const size = { width: 1000, height: 500 };
  const crop = { x: 0.5, y: 0.5, zoom: 2 };
  expect(squareOf(moveCrop(crop, size, 0.5, 0), size)).toEqual({ x: 500, y: 125, side: 250 });
  expect(squareOf(moveCrop(crop, size, 9, -9), size)).toEqual({ x: 750, y: 0, side: 250 });
});
