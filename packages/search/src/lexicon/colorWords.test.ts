import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorWords, withoutColors } from './colorWords.ts';

describe('common names of a color', () => {
  it.each([
    ['bottle green', '#0E5546', ['绿色', 'green']],
    ['sage', '#8FA693', ['绿色', 'green']],
    ['wing blue', '#2F449C', ['蓝色', 'blue']],
    ['ink', '#1F2925', ['黑色', 'black']],
    ['cream', '#F3EEE3', ['白色', 'white']],
    ['mist', '#8B9490', ['灰色', 'gray']],
    ['chestnut', '#8A4A33', ['棕色', 'brown']],
    ['walnut', '#A9683F', ['棕色', 'brown']],
    ['terracotta', '#B96A45', ['棕色', 'brown', '橙色', 'orange']],
    ['amber', '#C8811B', ['橙色', 'orange', '黄色', 'yellow']],
    ['brass', '#C49A4A', ['黄色', 'yellow']],
    ['dusty rose', '#C98F86', ['粉色', 'pink']],
    ['scarlet', '#D01818', ['红色', 'red']],
    ['teal', '#108080', ['绿色', 'green', '蓝色', 'blue']],
    ['plum', '#6B2F8F', ['紫色', 'purple']],
    ['fuchsia', '#E0409A', ['粉色', 'pink']],
  ])('are used for %s', (_, swatch, words) => expect(colorWords(swatch)).toEqual(words));

  it('exist for every color, and for nothing else', () => {
    const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), (channels) => {
        expect(colorWords(`#${channels.join('')}`).length).toBeGreaterThan(0);
      }),
    );
    for (const other of ['', 'red', '#fff']) expect(colorWords(other)).toEqual([]);
  });
});

it('are removed from a text', () => {
  expect(withoutColors('Fits a black bag, 也有黑色').replace(/\s+/g, ' ')).toBe('Fits a bag, 也有 ');
  expect(withoutColors('blackboard')).toBe('blackboard');
});
