import { describe, expect, it } from 'vitest';
import { localized } from '../localized.ts';
import { altOf, photographViews } from './views.ts';

const mug = localized(['云釉手工马克杯', 'Cloud-glaze mug']);
const amber = { group: localized(['釉色', 'Glaze']), name: localized(['琥珀', 'Amber']) };

describe('altOf', () => {
  it('contains product, option value and view in both languages', () => {
    expect(altOf(mug, undefined)).toEqual(mug);
    expect(altOf(mug, amber)).toEqual(localized(['云釉手工马克杯，釉色：琥珀', 'Cloud-glaze mug; Glaze: Amber']));
    expect(altOf(mug, amber, 'above')).toEqual(
      localized(['云釉手工马克杯，釉色：琥珀，俯视', 'Cloud-glaze mug; Glaze: Amber; from above']),
    );
    expect(altOf(mug, undefined, 'in-use')).toEqual(localized(['云釉手工马克杯，使用场景', 'Cloud-glaze mug; in use']));
  });

  it('has a different text for each view', () => {
    const alts = photographViews.map((view) => altOf(mug, amber, view));
    for (const language of ['zh-CN', 'en-US'] as const)
      expect(new Set(alts.map((alt) => alt[language])).size).toBe(photographViews.length);
  });
});
