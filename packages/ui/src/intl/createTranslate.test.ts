import { expect, expectTypeOf, it } from 'vitest';
import { messagesIn } from '../fixtures/messagesIn.ts';
import { createTranslate } from './createTranslate.ts';

const messages = {
  title: 'Cart of {{name}}',
  items_one: '{{count, number}} item',
  items_other: '{{count, number}} items',
  statuses: { paid: 'Paid', NOT_PAID: 'Not paid' },
};
const t = createTranslate(messages, 'en-US');

it('returns messages by their keys, with variables and plural forms', () => {
  expect(t('title', { name: 'Lin' })).toBe('Cart of Lin');
  expect(t('items', { count: 1 })).toBe('1 item');
  expect(t('items', { count: 1286 })).toBe('1,286 items');
  expect(t('statuses.NOT_PAID')).toBe('Not paid');
});

it('returns whether there is a message for a code from the server', () => {
  for (const key of ['statuses.paid', 'title']) expect(t.has(key)).toBe(true);
  for (const key of ['statuses.lost', 'statuses', 'constructor', 'statuses.constructor.name'])
    expect(t.has(key)).toBe(false);
});

it('has typed keys', () => {
  type Key = Parameters<typeof t>[0];
  expectTypeOf<Key>().toEqualTypeOf<'title' | 'items' | 'statuses.paid' | 'statuses.NOT_PAID'>();
  // @ts-expect-error -- there is no such key
  expect(t('titel')).toBe('titel');
  // @ts-expect-error -- a group is not a message
  expect(t('statuses')).toBe('statuses');
});

it('takes numbers as keys', () => {
  const stars = 5;
  expect(messagesIn('en-US', 'forms', 'RatingInput')(`labels.${stars}`)).toBe('Excellent');
});
