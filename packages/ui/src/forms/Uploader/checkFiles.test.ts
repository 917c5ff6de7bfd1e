import { expect, it } from 'vitest';
import { checkFiles } from './checkFiles.ts';

function file(name: string, size = 10, type = 'image/png', lastModified = 1): File {
  return new File(['x'.repeat(size)], name, { type, lastModified });
}
const limits = { accept: ['image/jpeg', 'image/png'], maxSize: 100, room: 2, present: [] };
const reasons = (files: File[], changes: Partial<Parameters<typeof checkFiles>[1]> = {}) =>
  checkFiles(files, { ...limits, ...changes }).refused.map(({ file: { name }, reason }) => `${name} ${reason}`);

it('takes what fits', () => {
  const files = [file('a.png'), file('b.jpg', 100, 'image/jpeg')];
  expect(checkFiles(files, limits)).toEqual({ taken: files, refused: [] });
});
it('gives each refused file its own reason', () => {
  const files = [file('a.gif', 1, 'image/gif'), file('b.png', 101), file('c.png', 0), file('d', 1, '')];
  expect(reasons(files)).toEqual(['a.gif type', 'b.png size', 'c.png empty', 'd type']);
});
it('lets no wrong file take the place of a right one', () => {
  const files = [file('a.gif', 1, 'image/gif'), file('b.png'), file('c.png'), file('d.png')];
  const { taken, refused } = checkFiles(files, limits);
  expect(taken.map(({ name }) => name)).toEqual(['b.png', 'c.png']);
  expect(refused.map(({ reason }) => reason)).toEqual(['type', 'count']);
});
it('knows a file again, within one choice and among those present', () => {
  expect(reasons([file('a.png'), file('a.png')])).toEqual(['a.png duplicate']);
  expect(reasons([file('a.png')], { present: [file('a.png')] })).toEqual(['a.png duplicate']);
  expect(reasons([file('a.png', 10, 'image/png', 2)], { present: [file('a.png')] })).toEqual([]);
});
it('takes a whole family of types', () => {
  expect(reasons([file('a.heic', 1, 'image/heic'), file('b.mp4', 1, 'video/mp4')], { accept: ['image/*'] })).toEqual([
    'b.mp4 type',
  ]);
});
it('has no room below zero', () => {
  expect(reasons([file('a.png')], { room: -1 })).toEqual(['a.png count']);
});
