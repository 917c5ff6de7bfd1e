import { assignVars, globalStyle } from '@vanilla-extract/css';
import { from } from './breakpoints.ts';
import { layers } from './layers.css.ts';
import { makeFonts, makeScales } from './makeTheme.ts';
import { mallard } from './Theme.ts';
import { themeRules } from './themeRules.ts';
import { vars } from './vars.css.ts';

const scales = makeScales();
const { color: _color, shadow: _shadow, gradient: _gradient, typography: _typography, ...scaleVars } = vars;

globalStyle(':root', {
  '@layer': {
    [layers.base]: {
      vars: { ...assignVars(scaleVars, scales), ...assignVars(vars.typography, makeFonts('mobile')) },
      '@media': { [from('lg')]: { vars: assignVars(vars.typography, makeFonts('desktop')) } },
    },
  },
});

for (const { selector, media, colorScheme, properties } of themeRules(mallard)) {
  const rule = { ...(colorScheme && { colorScheme }), vars: { ...properties } };
  globalStyle(selector, { '@layer': { [layers.base]: media ? { '@media': { [media]: rule } } : rule } });
}
