import { expect, it } from 'vitest';
import { createCache } from './createCache.ts';

it('keeps recently used values, and drops others', () => {
  const { get, set } = createCache<{ answer: string }>(4);
  const often = set('often', { answer: 'mug' });
  set('seldom', { answer: 'vase' });
  for (const question of ['a', 'b', 'c', 'd']) {
    expect(get('often')).toBe(often);
    set(question, { answer: question });
  }
  expect(get('often')).toBe(often);
  expect(get('seldom')).toBeUndefined();
  expect(get('d')).toEqual({ answer: 'd' });
});
