import { expect, it } from 'vitest';
import { defineWords, replaceWords, wordsIn } from './Words.ts';

const words = defineWords(
  { close: '关闭', left: (count: number) => `仅剩 ${count} 件` },
  { close: 'Close', left: (count) => `Only ${count} left` },
);
const others = defineWords({ close: '收起' }, { close: 'Hide' });

it('speaks Chinese to every kind of Chinese, English to everyone else', () => {
  expect(wordsIn('zh-CN', words).close).toBe('关闭');
  expect(wordsIn('zh-Hans-SG', words).close).toBe('关闭');
  expect(wordsIn('en-GB', words).close).toBe('Close');
  expect(wordsIn('fr-FR', words).left(2)).toBe('Only 2 left');
});

it('lets an application replace single words of one component, what is said for the nearer language before the rest', () => {
  const replacements = [replaceWords(words, { en: { close: 'Shut' }, 'en-GB': { close: 'Close, please' } })];
  expect(wordsIn('en-US', words, replacements).close).toBe('Shut');
  expect(wordsIn('en-GB', words, replacements).close).toBe('Close, please');
  expect(wordsIn('en-US', words, replacements).left(3)).toBe('Only 3 left');
  expect(wordsIn('zh-CN', words, replacements).close).toBe('关闭');
  expect(wordsIn('en-US', others, replacements).close).toBe('Hide');
});

it('takes a language that we do not have', () => {
  const replacements = [replaceWords(words, { ja: { close: '閉じる', left: (count) => `残り ${count} 点` } })];
  expect(wordsIn('ja-JP', words, replacements).left(3)).toBe('残り 3 点');
});

it('goes from the language by way of its script to the region', () => {
  const replacements = [
    replaceWords(words, {
      'zh-Hant-TW': { left: (count) => `剩下 ${count} 件` },
      'zh-Hant': { close: '關閉', left: (count) => `僅剩 ${count} 件` },
      zh: { close: '关掉' },
    }),
  ];
  expect(wordsIn('zh-CN', words, replacements).close).toBe('关掉');
  expect(wordsIn('zh-Hant', words, replacements).left(2)).toBe('僅剩 2 件');
  expect(wordsIn('zh-Hant-TW', words, replacements).close).toBe('關閉');
  expect(wordsIn('zh-Hant-TW', words, replacements).left(2)).toBe('剩下 2 件');
});

it('takes the later of several replacements, whatever languages they are for', () => {
  const near = replaceWords(words, { 'en-GB': { close: 'Close, please' } });
  const far = replaceWords(words, { en: { close: 'Shut', left: (count) => `${count} to go` } });
  expect(wordsIn('en-GB', words, [near, far]).close).toBe('Shut');
  expect(wordsIn('en-GB', words, [far, near]).close).toBe('Close, please');
  expect(wordsIn('en-GB', words, [far, near]).left(2)).toBe('2 to go');
});

it('gives the same object each time, so that effects may depend on it', () => {
  const replacements = [
    replaceWords(words, { en: { close: 'Shut' } }),
    replaceWords(words, { 'en-GB': { close: 'Close, please' } }),
    replaceWords(others, { ja: { close: '隠す' } }),
  ];
  for (const locale of ['en-US', 'en-GB', 'ja-JP', 'zh-CN']) {
    expect(wordsIn(locale, words, replacements)).toBe(wordsIn(locale, words, replacements));
  }
  expect(wordsIn('zh-CN', words, replacements)).toBe(words['zh-CN']);
});
