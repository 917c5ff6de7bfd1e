import { assignVars, globalStyle } from '@vanilla-extract/css';
import { from } from './breakpoints.ts';
import { layers } from './layers.css.ts';
import { makeFonts, makeShape } from './makeTheme.ts';
import { mallard } from './Theme.ts';
import { themeRules } from './themeRules.ts';
import { vars } from './vars.css.ts';

const { radius, fontFamily, typography } = vars;

globalStyle(':root', {
  '@layer': {
    [layers.base]: {
      vars: { ...assignVars({ radius, fontFamily }, makeShape()), ...assignVars(typography, makeFonts('mobile')) },
      '@media': { [from('lg')]: { vars: assignVars(typography, makeFonts('desktop')) } },
    },
  },
});

for (const { selector, media, colorScheme, properties } of themeRules(mallard)) {
  const rule = { ...(colorScheme && { colorScheme }), vars: { ...properties } };
  globalStyle(selector, { '@layer': { [layers.base]: media ? { '@media': { [media]: rule } } : rule } });
}
