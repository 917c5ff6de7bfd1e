import { expect, it } from 'vitest';
import { DOUBLE_TAP, isDoubleTap, isRepeatedPress, SAME_PLACE, SAME_POINT } from './isRepeatedPress.ts';

const first = { x: 100, y: 600, time: 1000 };
const second = { x: 100, y: 600, time: 1200 };

it('drops the second press of a double tap that opened or closed a layer', () => {
  expect(isRepeatedPress(second, first, [{ time: 1050 }])).toBe(true);
});

it('drops a press that began before the layer changed and is handled late', () => {
  expect(isRepeatedPress(second, first, [{ time: 1900 }])).toBe(true);
});

it('drops a press right after a layer closed, long after the first press', () => {
  expect(isRepeatedPress({ ...first, time: 9000 }, first, [{ time: 8900 }])).toBe(true);
});

it.each([
  ['without a press before', second, undefined, [{ time: 1050 }]],
  ['without a layer', second, first, []],
  ['at another place', { ...second, y: second.y - SAME_PLACE - 1 }, first, [{ time: 1050 }]],
  ['when the layer changed before the first press', second, first, [{ time: 990 }]],
  ['later than a double tap', { ...second, time: 1050 + DOUBLE_TAP }, first, [{ time: 1050 }]],
  [
    'outside of a layer that covers a part',
    second,
    first,
    [{ time: 1050, area: { left: 0, right: 390, top: 0, bottom: 80 } }],
  ],
])('keeps a press %s', (_case, press, previous, changes) => {
  expect(isRepeatedPress(press, previous, changes)).toBe(false);
});

it.each([
  [SAME_PLACE, SAME_PLACE, true],
  [SAME_POINT, SAME_PLACE, false],
  [SAME_POINT, SAME_POINT, true],
])('accepts a distance of up to %s pixels within a double click; %s pixels: %s', (distance, apart, isDouble) => {
  expect(isDoubleTap({ ...second, x: first.x + apart }, first, distance)).toBe(isDouble);
});
