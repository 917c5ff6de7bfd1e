import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { from } from './breakpoints.ts';
import { layers } from './layers.css.ts';
import { makeFonts, makeScales, makeTheme } from './makeTheme.ts';
import { dark } from './tokens/dark.ts';
import { light } from './tokens/light.ts';

/**
 * The theme contract: every value a component may use, as CSS custom properties named after their path,
 * for example `vars.color.background.canvas` is `--mallard-color-background-canvas`.
 */
export const vars = createGlobalThemeContract(makeTheme(light), (_value, path) => `mallard-${path.join('-')}`);

const paint = { color: vars.color, shadow: vars.shadow, gradient: vars.gradient };
const scales = makeScales();
const { color: _color, shadow: _shadow, gradient: _gradient, typography: _typography, ...scaleVars } = vars;

const lightRule = { colorScheme: 'light', vars: assignVars(paint, light) };
const darkRule = { colorScheme: 'dark', vars: assignVars(paint, dark) };

globalStyle(':root', {
  '@layer': {
    [layers.base]: {
      vars: { ...assignVars(scaleVars, scales), ...assignVars(vars.typography, makeFonts('mobile')) },
      '@media': { [from('lg')]: { vars: assignVars(vars.typography, makeFonts('desktop')) } },
    },
  },
});

globalStyle(':root, [data-theme="light"], [data-theme="system"]', { '@layer': { [layers.base]: lightRule } });
globalStyle('[data-theme="dark"]', { '@layer': { [layers.base]: darkRule } });
globalStyle(':root:not([data-theme]), [data-theme="system"]', {
  '@layer': { [layers.base]: { '@media': { '(prefers-color-scheme: dark)': darkRule } } },
});
