import { describe, expect, it } from 'vitest';
import { localized } from './localized.ts';

describe('localized', () => {
  it('returns the text of each language', () => {
    expect(localized(['杯', 'Mug'])).toEqual({ 'zh-CN': '杯', 'en-US': 'Mug' });
    expect(localized('M')).toEqual({ 'zh-CN': 'M', 'en-US': 'M' });
  });

  it('adds no-break spaces only between numbers and units', () => {
    expect(localized(['靠垫 45 × 45 cm', 'River ink, 50 ml'])).toEqual({
      'zh-CN': '靠垫 45 × 45\u00A0cm',
      'en-US': 'River ink, 50\u00A0ml',
    });
    expect(localized('2 mugs, 4 in a set, 3 mm')['en-US']).toBe('2 mugs, 4 in a set, 3\u00A0mm');
  });
});
