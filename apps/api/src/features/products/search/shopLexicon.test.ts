import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingsOf } from './shopLexicon.ts';

describe('readings', () => {
  it.each([
    ['马克杯', 'ma ke bei'],
    ['绿茶', 'lv cha'],
    ['重量', 'zhong liang'],
    ['重复', 'chong fu'],
    ['长绒棉', 'chang rong mian'],
    ['生长', 'sheng zhang'],
    ['音乐', 'yin yue'],
    ['快乐', 'kuai le'],
    ['薄荷', 'bo he'],
  ])('of %s are %s', (run, readings) => expect(readingsOf(run).join(' ')).toBe(readings));

  it('are as many as the characters', () => {
    const character = fc.integer({ min: 0x4e00, max: 0x9fff }).map((code) => String.fromCodePoint(code));
    fc.assert(
      fc.property(fc.array(character, { minLength: 1, maxLength: 12 }), (characters) => {
        expect(readingsOf(characters.join(''))).toHaveLength(characters.length);
      }),
    );
  });
});
