import { describe, expect, it } from 'vitest';
import { foldTraditional } from './foldTraditional.ts';
import { traditional } from './traditional.ts';

describe('traditional characters', () => {
  it.each([
    ['檯燈', '台灯'],
    ['臺燈', '台灯'],
    ['馬克杯', '马克杯'],
    ['茶葉罐', '茶叶罐'],
    ['頭戴式耳機', '头戴式耳机'],
    ['筆記本', '笔记本'],
    ['護手霜', '护手霜'],
    ['台灯 lamp', '台灯 lamp'],
  ])('of %s become %s', (typed, simplified) => expect(foldTraditional(typed)).toBe(simplified));

  it('become simplified ones that stay the same', () => {
    expect(foldTraditional(foldTraditional(traditional))).toBe(foldTraditional(traditional));
  });
});
