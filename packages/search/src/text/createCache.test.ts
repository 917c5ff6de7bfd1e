import { expect, it } from 'vitest';
import { createCache } from './createCache.ts';

it('keeps recently used values, and drops others', () => {
  const { recall, keep } = createCache<{ answer: string }>(4);
  const often = keep('often', { answer: 'mug' });
  keep('seldom', { answer: 'vase' });
  for (const question of ['a', 'b', 'c', 'd']) {
    expect(recall('often')).toBe(often);
    keep(question, { answer: question });
  }
  expect(recall('often')).toBe(often);
  expect(recall('seldom')).toBeUndefined();
  expect(recall('d')).toEqual({ answer: 'd' });
});
