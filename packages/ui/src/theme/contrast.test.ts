import { describe, expect, it } from 'vitest';
import { kingfisher } from '../fixtures/kingfisher.ts';
import { contrast } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { mergeTokens } from './mergeTokens.ts';
import { contrastDark } from './tokens/contrastDark.ts';
import { contrastLight } from './tokens/contrastLight.ts';
import { dark } from './tokens/dark.ts';
import { light } from './tokens/light.ts';
import { scene } from './tokens/scene.ts';

function valueAt(tree: unknown, path: string): string {
  const value = path.split('.').reduce<unknown>((node, key) => {
    if (typeof node !== 'object' || node === null || !(key in node)) throw new RangeError(`No color called ${path}`);
    return Reflect.get(node, key);
  }, tree);
  if (typeof value !== 'string') throw new RangeError(`${path} is a group, not a color`);
  return value;
}

/** Level AAA for text. For shapes, the ratio that level AA requires of text. */
const highContrast = { 4.5: 7, 3: 4.5 } as const;

describe('contrast', () => {
  it('returns 1 and 21 at the ends of the scale', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#777777')).toBe(1);
    expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
  });

  const themes = [
    { name: 'light', color: light.color, isHigh: false },
    { name: 'dark', color: dark.color, isHigh: false },
    { name: 'another brand', color: kingfisher.light.color, isHigh: false },
    { name: 'another brand, dark', color: kingfisher.dark.color, isHigh: false },
    { name: 'high contrast by day', color: mergeTokens(light, contrastLight).color, isHigh: true },
    { name: 'high contrast by night', color: mergeTokens(dark, contrastDark).color, isHigh: true },
  ];
  for (const { name, color, isHigh } of themes) {
    it.each(contrastPairs)(`${name}: $over on $background is readable ($where)`, ({ over, background, atLeast }) => {
      const requested = isHigh ? highContrast[atLeast] : atLeast;
      const colors = { ...color, scene };
      expect(contrast(valueAt(colors, over), valueAt(colors, background))).toBeGreaterThanOrEqual(requested);
    });
  }
});
