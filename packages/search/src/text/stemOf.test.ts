import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stemOf } from './stemOf.ts';

describe('stems', () => {
  it.each([
    ['mug', 'mugs'],
    ['headphone', 'headphones'],
    ['vase', 'vases'],
    ['dress', 'dresses'],
    ['box', 'boxes'],
    ['brush', 'brushes'],
    ['shelf', 'shelves'],
    ['knife', 'knives'],
    ['glove', 'gloves'],
    ['battery', 'batteries'],
    ['cookie', 'cookies'],
    ['key', 'keys'],
    ['plate', 'plates'],
    ['dish', 'dishes'],
    ['tie', 'ties'],
    ['pie', 'pies'],
    ['axe', 'axes'],
    ['toe', 'toes'],
    ['shoe', 'shoes'],
    ['tomato', 'tomatoes'],
    ['potato', 'potatoes'],
    ['photo', 'photos'],
    ['menu', 'menus'],
    ['lotus', 'lotuses'],
    ['cactus', 'cactuses'],
    ['bus', 'buses'],
    ['excuse', 'excuses'],
    ['aluminum', 'aluminium'],
    ['color', 'colours'],
    ['gray', 'grey'],
    ['fiber', 'fibres'],
    ['liter', 'litres'],
    ['favorite', 'favourites'],
    ['cozy', 'cosy'],
    ['jewelry', 'jewellery'],
    ['organizer', 'organisers'],
  ])('are equal for %s and %s', (singular, plural) => expect(stemOf(plural)).toBe(stemOf(singular)));

  it.each([
    ['tap', 'tape'],
    ['pin', 'pine'],
    ['lamp', 'lam'],
    ['light', 'lighting'],
    ['pen', 'pencil'],
  ])('differ for %s and %s', (one, other) => expect(stemOf(one)).not.toBe(stemOf(other)));

  it('are never empty, and do not change numbers and other scripts', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (word) => {
        expect(stemOf(word).length).toBeGreaterThan(0);
        expect(stemOf(word).length).toBeLessThanOrEqual(word.length);
      }),
    );
    for (const word of ['320ml', '0.9', 'très', '杯']) expect(stemOf(word)).toBe(word);
  });
});
