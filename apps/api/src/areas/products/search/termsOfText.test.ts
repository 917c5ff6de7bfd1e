import { describe, expect, it } from 'vitest';
import { type Role, termsOfText } from './termsOfText.ts';

const isKnownWord = (run: string) => run === '保温杯';
const read = (text: string, role: Role) => termsOfText(text, role, isKnownWord);
/** What can be typed to find the text, by kind. */
function formsOf(text: string, role: Role, kind: string): string[] {
  return read(text, role).flatMap(({ forms }) => forms.filter((form) => form.kind === kind).map((form) => form.text));
}

describe('a name', () => {
  it('is found by every part of it, by characters, pinyin and initials', () => {
    expect(formsOf('保温杯', 'name', 'han')).toEqual(['保', '温', '杯', '保温', '温杯', '保温杯']);
    expect(formsOf('保温杯', 'name', 'pinyin')).toEqual(['bao', 'wen', 'bei', 'baowen', 'wenbei', 'baowenbei']);
    expect(formsOf('保温杯', 'name', 'initials')).toEqual(['bw', 'wb', 'bwb']);
  });

  it('knows its words from other parts', () => {
    const words = read('保温杯', 'name')
      .filter(({ isWord }) => isWord)
      .map(({ term }) => term);
    expect(words).toContain('保温杯');
    expect(words).not.toContain('温杯');
  });

  it('is found by English words in either number, by two of them, and by compounds in one', () => {
    expect(formsOf('Hi-fi speakers', 'name', 'latin')).toEqual(['hi', 'fi', 'hifi', 'speaker', 'speakers']);
    expect(formsOf('Hi-fi speakers', 'name', 'phrase')).toEqual(['hi fi', 'fi speaker']);
    expect(formsOf('320 ml', 'name', 'latin')).toContain('320ml');
  });

  it('forgives slips in its words alone', () => {
    const forgiving = read('保温杯 mug A5', 'name').flatMap(({ forms }) =>
      forms.filter(({ slips }) => slips.length > 0),
    );
    expect(forgiving.map(({ text }) => text)).toEqual(expect.arrayContaining(['bwb', 'baowenbei']));
    expect(forgiving.map(({ text }) => text)).not.toContain('wenbei');
    expect(forgiving.map(({ text }) => text)).not.toContain('a5');
  });

  it('keeps every reading of a character', () => {
    expect(formsOf('重量 重复', 'name', 'pinyin')).toEqual(expect.arrayContaining(['zhong', 'chong']));
  });
});

describe('a text', () => {
  it('is found by its words, those that say nothing left out', () => {
    expect(formsOf('The lid of a mug', 'text', 'latin')).toEqual(['lid', 'mug']);
    expect(formsOf('一杯茶水的时间', 'text', 'han')).toContain('茶水');
    expect(formsOf('一杯茶水的时间', 'text', 'han')).not.toContain('的');
  });

  it('is found by parts of a Chinese word, which has no spaces around it', () => {
    expect(formsOf('茶水', 'text', 'part')).toEqual(['茶', '水']);
    expect(formsOf('茶水', 'text', 'initials')).toEqual([]);
  });

  it('forgives no slips', () => {
    expect(read('Dishwasher 洗碗机', 'text').flatMap(({ forms }) => forms.flatMap(({ slips }) => slips))).toEqual([]);
  });
});
