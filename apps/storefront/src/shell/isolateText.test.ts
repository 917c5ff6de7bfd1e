import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isolateText } from './isolateText.ts';
import { translate } from './translate.ts';

const controls = [
  '\u061C',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202D',
  '\u202E',
  '\u202C',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...controls), fc.constantFrom('a', '1', '鸭', ' ', 'ש', 'ل')), { maxLength: 20 })
  .map((parts) => parts.join(''));

it('leaves text as it is that runs from left to right', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', '1', '鸭', ' ', '🦆', 'é')), (parts) => {
      expect(isolateText(parts.join(''))).toBe(parts.join(''));
    }),
  );
});

it('puts right-to-left text between FSI and PDI, and never leaves a control that reaches outside', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const isolated = isolateText(text);
      const letters = [...text].filter((character) => !controls.includes(character)).join('');
      expect(isolated).toBe(/[שل]/.test(letters) ? `\u2068${letters}\u2069` : letters);
    }),
  );
});

it('is what sentences do with everything that fills them', () => {
  expect(translate({ hello: 'Hi {{name}}, 3 orders' }, 'en-US', 'hello', { name: '\u202Eשלום' })).toBe(
    'Hi \u2068שלום\u2069, 3 orders',
  );
});
