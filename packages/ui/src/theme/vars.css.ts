import { createGlobalThemeContract } from '@vanilla-extract/css';
import { makeTheme } from './makeTheme.ts';
import { light } from './tokens/light.ts';

/**
 * The theme contract: every value a component may use, as CSS custom properties named after their path,
 * for example `vars.color.background.canvas` is `--mallard-color-background-canvas`.
 */
export const vars = createGlobalThemeContract(makeTheme(light), (_value, path) => `mallard-${path.join('-')}`);
