import { expect, it } from 'vitest';
import { endpoints } from '../../contract/all.ts';
import { locales } from '../../messages/locale.ts';
import { fieldMessage } from './fieldMessage.ts';
import { serverMessages } from './serverMessages.ts';

/** Codes of values that shoppers never enter or choose: only a faulty client sends them. Their message is the general one. */
const onlyOfPrograms = [
  'ATTRIBUTES',
  'BOOLEAN',
  'COLLECTION',
  'CURRENCY',
  'FILE',
  'FILTER',
  'INSTANT',
  'MAX_ENTRIES',
  'PASSWORD_HASH',
  'SCOPE',
  'SORT',
  'STATUS',
  'TAB',
];

/** Collects the codes of a schema: Valibot has them as messages. */
function collectCodes(part: unknown, codes: Set<string>, seen = new Set<unknown>()): void {
  if (typeof part !== 'object' || part === null || seen.has(part)) return;
  seen.add(part);
  for (const [key, value] of Object.entries(part)) {
    if (key === 'message' && typeof value === 'string' && /^[A-Z][A-Z_]*$/.test(value)) codes.add(value);
    collectCodes(value, codes, seen);
  }
}

const codes = new Set<string>();
for (const { params, query, body } of endpoints) collectCodes({ params, query, body }, codes);

it('every code of a field has a message in every language', () => {
  const withoutMessage = [...codes].filter((code) => !(code in serverMessages['zh-CN'].fields));
  expect(withoutMessage.sort()).toEqual(onlyOfPrograms);
});

it.each(locales)('pictures that were rejected have messages of their own in %s', (locale) => {
  const rejections = ['FILE_TYPE', 'FILE_SIZE', 'FILE_CORRUPT', 'FILE_DIMENSIONS', 'QUOTA'];
  const texts = rejections.map((code) => fieldMessage(code, locale));
  expect(texts).not.toContain(serverMessages[locale].fields.OTHER);
  expect(new Set(texts).size).toBe(rejections.length);
});
