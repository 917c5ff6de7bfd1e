import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMessage, type MessageValues } from './formatMessage.ts';
import { isolateText } from './isolateText.ts';

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

/** Nesting after each character; an isolate without a start makes it negative. */
function depthsOf(text: string): number[] {
  let depth = 0;
  return [...text].map((character) => {
    if (character === '\u2068') depth += 1;
    if (character === '\u2069') depth -= 1;
    return depth;
  });
}

it('puts right-to-left text between FSI and PDI, and never leaves a control that reaches outside', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const isolated = isolateText(text);
      const letters = (some: string) => [...some].filter((character) => !controls.includes(character)).join('');
      expect(letters(isolated)).toBe(letters(text));
      expect(isolated).not.toMatch(/[\u061C\u200E\u200F\u202A-\u202E\u2066\u2067]/);
      const depths = depthsOf(isolated);
      expect(Math.min(0, ...depths)).toBe(0);
      expect(depths.at(-1) ?? 0).toBe(0);
      for (const [index, character] of [...isolated].entries())
        if (/[של]/.test(character)) expect(depths[index]).toBeGreaterThan(0);
    }),
  );
});

it('changes nothing in what is isolated already', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(isolateText(isolateText(text))).toBe(isolateText(text));
    }),
  );
});

it('keeps each gap of a sentence that fills a gap itself', () => {
  const words = { quoted: '“{{word}}”', without: 'Without {{words}}' };
  const say = (path: keyof typeof words, gaps: MessageValues) => String(formatMessage(words, 'en-US', path, gaps));
  const plain = fc.array(fc.constantFrom('a', ' ', 'ש', 'ל'), { maxLength: 5 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(plain, { minLength: 1, maxLength: 4 }), (list) => {
      const quoted = list.map((word) => say('quoted', { word })).join(', ');
      expect(say('without', { words: quoted })).toBe(`Without ${quoted}`);
    }),
  );
  expect(isolateText('שלום \u2068שלום\u2069')).toBe('\u2068שלום \u2068שלום\u2069\u2069');
});

it('is what sentences do with everything that fills them', () => {
  expect(formatMessage({ hello: 'Hi {{name}}, 3 orders' }, 'en-US', 'hello', { name: '\u202Eשלום' })).toBe(
    'Hi \u2068שלום\u2069, 3 orders',
  );
});
