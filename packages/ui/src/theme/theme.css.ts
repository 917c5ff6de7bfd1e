import { assignVars, globalStyle } from '@vanilla-extract/css';
import { from } from './breakpoints.ts';
import { dayVars, moreVars, nightVars, plainVars } from './byTheme.ts';
import { layeredGlobal } from './layeredGlobal.ts';
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

// The selected theme of a part of the page, also for its text, native controls and scroll bars.
// Print is always light.
const night = { colorScheme: 'dark', vars: nightVars } as const;
layeredGlobal(':root, [data-theme]', {
  colorScheme: 'light',
  color: vars.color.foreground.default,
  vars: { ...dayVars, ...plainVars },
});
layeredGlobal('[data-theme="dark"], [data-theme="contrast-dark"]', { '@media': { screen: night } });
layeredGlobal('[data-theme|="contrast"]', { vars: moreVars });
layeredGlobal(':root:not([data-theme]), [data-theme="system"]', {
  '@media': { 'screen and (prefers-color-scheme: dark)': night },
});
// Readers who prefer more contrast get it in every theme.
layeredGlobal(':root, [data-theme]', { '@media': { '(prefers-contrast: more)': { vars: moreVars } } });

for (const { selector, media, properties } of themeRules(mallard)) {
  const rule = { vars: { ...properties } };
  layeredGlobal(selector, media ? { '@media': { [media]: rule } } : rule);
}
