import { contrast } from './contrast.ts';
import { type ContrastPair, contrastPairs } from './contrastPairs.ts';
import { mergeTokens } from './mergeTokens.ts';
import type { Theme } from './Theme.ts';
import { scene } from './tokens/scene.ts';
import type { ThemeTokens } from './tokens/ThemeTokens.ts';

/** A pair of colors in a theme with too little contrast. */
export interface ContrastProblem extends Omit<ContrastPair, 'atLeast'> {
  /** Part of the theme. */
  theme: 'light' | 'dark' | 'contrastLight' | 'contrastDark';
  /** Contrast by WCAG 2.2, 1 to 21; `NaN` for a color that is not written as `#RRGGBB`. */
  ratio: number;
  /** Required contrast. */
  atLeast: number;
}

/** Level AAA for text. For shapes, the ratio that level AA requires of text. */
const highContrast = { 4.5: 7, 3: 4.5 } as const;

/**
 * Finds the colors of a brand that are not readable on their backgrounds. Checks level AA in the
 * light and dark themes, level AAA in high contrast.
 *
 * @returns the pairs that fail; an empty array when there are none
 * @example contrastProblems(defineTheme({ … })) // [] when every pair can be read
 */
export function contrastProblems(theme: Theme): ContrastProblem[] {
  const { light, dark, contrastLight, contrastDark } = theme;
  return [
    ...problemsOf('light', light, false),
    ...problemsOf('dark', dark, false),
    ...problemsOf('contrastLight', mergeTokens(light, contrastLight), true),
    ...problemsOf('contrastDark', mergeTokens(dark, contrastDark), true),
  ];
}

function problemsOf(theme: ContrastProblem['theme'], { color }: ThemeTokens, isHigh: boolean): ContrastProblem[] {
  const colors = { ...color, scene };
  return contrastPairs
    .map((pair) => ({
      ...pair,
      theme,
      ratio: contrast(valueAt(colors, pair.over), valueAt(colors, pair.background)),
      atLeast: isHigh ? highContrast[pair.atLeast] : pair.atLeast,
    }))
    .filter(({ ratio, atLeast }) => !(ratio >= atLeast));
}

function valueAt(tree: unknown, path: string): string {
  const value = path.split('.').reduce<unknown>((node, key) => {
    if (typeof node !== 'object' || node === null || !(key in node)) throw new RangeError(`No color called ${path}`);
    return Reflect.get(node, key);
  }, tree);
  if (typeof value !== 'string') throw new RangeError(`${path} is a group, not a color`);
  return value;
}
