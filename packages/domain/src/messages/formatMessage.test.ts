import fc from 'fast-check';
import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { formatMessage, type Messages, type MessageValues, messageAt } from './formatMessage.ts';
import { isolateText } from './isolateText.ts';
import { locales } from './locale.ts';

/** i18next with the settings of the storefront: both must give the same text for the same files. */
function createReference(locale: string, messages: Messages): (path: string, values?: MessageValues) => unknown {
  const i18next = createInstance();
  void i18next.init({
    lng: locale,
    fallbackLng: false,
    defaultNS: 'messages',
    resources: { [locale]: { messages } },
    initAsync: false,
    interpolation: { escape: isolateText },
    returnNull: false,
  });
  return i18next.t as unknown as (path: string, values?: MessageValues) => unknown;
}

const unusualValues = [
  '$&',
  "$' $1 $$",
  '{{count}}',
  '{{x}}',
  '{{-x}}',
  '<b>',
  '&amp;',
  '$t(title)',
  '',
  0,
  null,
  undefined,
];

it('fills in variables as i18next does, and inserts values as text', () => {
  const names = ['name', 'count', 'of_2'] as const;
  const plain = fc.string({ unit: 'grapheme' }).filter((text) => !/[{}]|\$t\(/.test(text));
  const message = fc
    .array(fc.oneof(plain, fc.constantFrom(...names.map((name) => `{{${name}}}`))))
    .map((parts) => parts.join(''))
    .filter((text) => text !== '');
  const value = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...unusualValues), fc.integer(), fc.double());
  const values = fc.record({ name: value, count: value, of_2: value }, { requiredKeys: [] });
  fc.assert(
    fc.property(message, values, fc.constantFrom(...locales), (message, values, locale) => {
      const expected = createReference(locale, { message })('message', values);
      expect(formatMessage({ message }, locale, 'message', values)).toBe(expected);
    }),
  );
});

it('selects plural forms as i18next does', () => {
  const messages = {
    items_one: '{{count}} item',
    items_other: '{{count}} items',
    left_other: '{{count}} left',
    found_zero: 'nothing found',
    found_one: '{{count}} found',
    found_other: '{{count, number}} found',
    all: 'all',
  };
  for (const locale of locales)
    for (const path of ['items', 'left', 'found', 'all'])
      for (const count of [0, 1, 2, 5, 21, 1_000_000]) {
        const expected = createReference(locale, messages)(path, { count });
        expect(formatMessage(messages, locale, path, { count }) ?? path, `${path} ${count}`).toBe(expected);
      }
});

it('formats numbers as i18next does', () => {
  const messages = { sold: '{{count, number}} of {{total, number}} sold', left: '{{left, number}} left' };
  for (const locale of locales)
    for (const count of [0, 1, 999, 1286, -1286, 12_345_678.5]) {
      const expected = createReference(locale, messages)('sold', { count, total: 7 });
      expect(formatMessage(messages, locale, 'sold', { count, total: 7 }), String(count)).toBe(expected);
    }
  expect(formatMessage(messages, 'en-US', 'sold', { count: 1286, total: 1_000_000 })).toBe('1,286 of 1,000,000 sold');
  expect(formatMessage(messages, 'en-US', 'left', { left: 'few' })).toBe('few left');
});

it('finds no properties that every object has', () => {
  const messages = { fields: { REQUIRED: 'Required' } };
  for (const path of ['fields.constructor.name', 'fields.__proto__', 'fields.REQUIRED.length', 'fields', ''])
    expect(formatMessage(messages, 'en-US', path)).toBeUndefined();
  expect(messageAt(messages, 'fields')).toEqual({ REQUIRED: 'Required' });
});
