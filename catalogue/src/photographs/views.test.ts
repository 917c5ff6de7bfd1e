import { describe, expect, it } from 'vitest';
import { localized } from '../localized.ts';
import { altOf, photographViews } from './views.ts';

const mug = localized(['云釉手工马克杯', 'Cloud-glaze mug']);
const amber = localized(['琥珀', 'Amber']);

describe('altOf', () => {
  it('names product, colour and view in both languages', () => {
    expect(altOf(mug, undefined)).toEqual(mug);
    expect(altOf(mug, amber)).toEqual(localized(['云釉手工马克杯，琥珀', 'Cloud-glaze mug in amber']));
    expect(altOf(mug, amber, 'above')).toEqual(
      localized(['云釉手工马克杯，琥珀，俯视', 'Cloud-glaze mug in amber, from above']),
    );
    expect(altOf(mug, undefined, 'in-use')).toEqual(localized(['云釉手工马克杯，使用场景', 'Cloud-glaze mug, in use']));
  });

  it('says something different of each view', () => {
    const alts = photographViews.map((view) => altOf(mug, amber, view));
    for (const language of ['zh-CN', 'en-US'] as const)
      expect(new Set(alts.map((alt) => alt[language])).size).toBe(photographViews.length);
  });
});
