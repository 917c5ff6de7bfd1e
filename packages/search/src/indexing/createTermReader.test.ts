import { describe, expect, it } from 'vitest';
import { createLexicon } from '../lexicon/lexicon.ts';
import { createTermReader, type FieldKind } from './createTermReader.ts';
import type { Term } from './term.ts';

const readings: Readonly<Record<string, string>> = {
  保温杯: 'bao wen bei',
  重量: 'zhong liang',
  重复: 'chong fu',
  茶水: 'cha shui',
};
const lexicon = createLexicon({
  synonyms: [
    ['保温杯', 'thermos'],
    ['笔筒', 'pen cup'],
    ['书桌灯', 'desk lamp'],
    ['马克杯', 'coffee mug', 'mug'],
    ['笔', 'pen'],
    ['灯', 'lamp'],
    ['重', '重量', '重复'],
  ],
  qualities: [],
  readingsOf: (run) => readings[run]?.split(' ') ?? Array.from(run),
});
const readTerms = createTermReader(lexicon);
const read = (text: string, fieldKind: FieldKind) => readTerms([text], fieldKind);
/** Returns the forms by which the text is found, by kind. */
function formsOf(text: string, fieldKind: FieldKind, kind: string): string[] {
  return read(text, fieldKind).flatMap(({ forms }) =>
    forms.filter((form) => form.kind === kind).map((form) => form.text),
  );
}

describe('a name', () => {
  it('is found by every part of it, by characters, pinyin and initials', () => {
    expect(formsOf('保温杯', 'title', 'han')).toEqual(['杯', '保温', '温杯', '保温杯']);
    expect(formsOf('保温杯', 'title', 'pinyin')).toEqual(['bei', 'baowen', 'wenbei', 'baowenbei']);
    expect(formsOf('保温杯', 'title', 'initials')).toEqual(['bw', 'wb', 'bwb']);
  });

  it('is not found by unknown pinyin', () => {
    expect(read('鼠标', 'title').flatMap(({ forms }) => forms.map(({ kind }) => kind))).not.toContain('pinyin');
  });

  it('distinguishes its words from other parts', () => {
    const words = read('保温杯', 'title')
      .filter(({ isWord }) => isWord)
      .map(({ term }) => term);
    expect(words).toContain('保温杯');
    expect(words).not.toContain('温杯');
  });

  it('is found by English words in either number, by two of them, and by compounds in one', () => {
    expect(formsOf('Hi-fi speakers', 'title', 'latin')).toEqual(['hi', 'fi', 'hifi', 'speaker', 'speakers']);
    expect(formsOf('Hi-fi speakers', 'title', 'phrase')).toEqual(
      expect.arrayContaining(['hi fi', 'fi speaker', 'fispeaker', 'fispeakers']),
    );
    expect(formsOf('320 ml', 'title', 'latin')).toContain('320ml');
  });

  it('allows typos in its words only', () => {
    const forgiving = read('保温杯 mug headset A5', 'title').flatMap(({ forms }) =>
      forms.filter(({ allowsTypos }) => allowsTypos),
    );
    const texts = forgiving.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['bwb', 'baowenbei', 'headset']));
    for (const strict of ['wenbei', 'a5', 'mug']) expect(texts).not.toContain(strict);
  });

  it('has every reading of a character', () => {
    expect(formsOf('重量 重复', 'title', 'pinyin')).toEqual(expect.arrayContaining(['zhong', 'chong']));
  });
});

describe('the role of a word in a name', () => {
  const standingOf = (text: string, term: string, fieldKind: FieldKind = 'title'): Term['wordRole'] | undefined =>
    read(text, fieldKind).find((one) => one.term === term)?.wordRole;

  it.each([
    // The thing is named last, but before commas, “with” and “and”.
    ['Evening linen lamp', 'lamp', 'head'],
    ['Evening linen lamp', 'linen', 'word'],
    ['Corduroy cushion, 45 × 45 cm', 'cushion', 'head'],
    ['Corduroy cushion, 45 × 45 cm', 'cm', 'word'],
    ['Pine incense and holder', 'incens', 'head'],
    ['Pine incense and holder', 'holder', 'word'],
    ['Tray for a desk', 'tray', 'head'],
    ['Clip-on light', 'light', 'head'],
    ['Iris on-ear headphones', 'headphone', 'head'],
    ['Trio of small candles', 'candle', 'head'],
    // Within a longer word with another meaning it says less.
    ['Turned-wood pen cup', 'pen', 'part'],
    ['Turned-wood pen cup', 'cup', 'tail'],
    ['Turned-wood pen cup', 'pen cup', 'head'],
    ['Plain coffee mug', 'mug', 'head'],
    ['学堂书桌灯', '书桌', 'part'],
    ['学堂书桌灯', '灯', 'tail'],
    ['学堂书桌灯', '书桌灯', 'head'],
    ['陶土笔筒', '笔', 'part'],
    ['陶土笔筒', '陶土', 'word'],
    // Chinese titles have the number after a space.
    ['翼镜保温杯 两只装', '保温杯', 'head'],
    ['翼镜 保温杯', '保温杯', 'head'],
  ])('in %s: %s is its %s', (text, term, wordRole) => expect(standingOf(text, term)).toBe(wordRole));

  it.each([
    ['灯芯绒靠垫', '灯'],
    ['长堤书桌', '书'],
    ['学堂书桌灯', '书'],
    ['翼镜保温杯 两只装', '装'],
  ])('of %s is not %s, a character that belongs to a longer word', (text, term) =>
    expect(standingOf(text, term)).toBeUndefined(),
  );

  it('is the head of each part of a label', () => {
    expect(standingOf('Trays & lamps', 'tray', 'label')).toBe('head');
    expect(standingOf('Trays & lamps', 'lamp', 'label')).toBe('head');
    expect(standingOf('笔筒与保温杯', '笔筒', 'label')).toBe('head');
    expect(standingOf('笔筒与保温杯', '保温杯', 'label')).toBe('head');
  });
});

describe('a text', () => {
  it('is found by its words, except stop words', () => {
    expect(formsOf('The lid of a mug', 'text', 'latin')).toEqual(['lid', 'mug']);
    expect(formsOf('一杯茶水的时间', 'text', 'han')).toContain('茶水');
    expect(formsOf('一杯茶水的时间', 'text', 'han')).not.toContain('的');
  });

  it('is found by parts of a Chinese word, which has no spaces around it', () => {
    expect(formsOf('茶水', 'text', 'part')).toEqual(['茶', '水']);
    expect(formsOf('茶水', 'text', 'pinyin')).toEqual(['chashui']);
    expect(formsOf('茶水', 'text', 'initials')).toEqual([]);
  });

  it('allows no typos', () => {
    const forms = read('Dishwasher 洗碗机', 'text').flatMap((term) => term.forms);
    expect(forms.filter(({ allowsTypos }) => allowsTypos)).toEqual([]);
  });
});
