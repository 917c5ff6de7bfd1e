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

it('lets an application replace single words of one component, nearest language first', () => {
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
