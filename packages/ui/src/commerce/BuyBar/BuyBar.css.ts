import { style } from '@vanilla-extract/css';
import { line as barLine, start } from '../../actions/StickyActionBar/StickyActionBar.css.ts';
import { from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { foreground, line } = vars.color;
const desktop = from('lg');
/** Phones on which each button's text would not fit on one line. */
const small = '(width < 24.375rem)';
/** Phones with text so large that the buttons are below the links: the bar is as compact as possible. */
const stacked = '(max-width: 16.99em)';
/** Additional height of a count with large text. */
const growth = 'max(0px, min(1.125rem, 24px) - 18px)';

export const root = style(
  layered({
    '@media': {
      [small]: { selectors: { '&&': { paddingInline: vars.space[8] } } },
      [stacked]: {
        selectors: {
          '&&': { paddingBlock: `${vars.space[4]} calc(${vars.space[4]} + env(safe-area-inset-bottom, 0px))` },
        },
      },
    },
  }),
);
// Buttons of a wide page are as tall as those around them.
layeredGlobal(
  `${root} button:not([aria-pressed])`,
  { '@media': { [desktop]: { ...textStyle('body-strong'), minBlockSize: vars.size['control-lg'] } } },
  layers.components,
);
// Each as wide as its text, with the bar's own padding.
layeredGlobal(
  `${root} button + button, ${root} button:has(+ button)`,
  { '@media': { [small]: { flex: '1 1 auto', paddingInline: vars.space[4] } } },
  layers.components,
);
layeredGlobal(
  `${root} ${barLine}`,
  { '@media': { [small]: { columnGap: vars.space[4] }, [stacked]: { rowGap: vars.space[4] } } },
  layers.components,
);
layeredGlobal(
  `${root} ${start}`,
  { '@media': { [stacked]: { flex: '1 0 100%', justifyContent: 'space-around' } } },
  layers.components,
);
export const tip = style(layered({ textAlign: 'center' }));
export const icon = style(
  layered({
    ...textStyle('caption'),
    lineHeight: 1.3333,
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    minInlineSize: '46px',
    // Space for a count over the icon, which must stay recognizable.
    padding: `calc(${vars.space[4]} + 2 * ${growth}) ${vars.space[4]} 0`,
    minBlockSize: vars.size.touch,
    color: foreground.muted,
    whiteSpace: 'nowrap',
    '@media': {
      [desktop]: {
        inlineSize: vars.size['control-lg'],
        blockSize: vars.size['control-lg'],
        paddingBlock: 0,
        borderRadius: vars.radius.pill,
        boxShadow: `inset 0 0 0 1px ${line.default}`,
      },
      [`${desktop} and ${forcedColors}`]: { border: '1px solid ButtonText' },
      [small]: { minInlineSize: vars.size.touch, paddingInline: '2px' },
      // The text beside the icon.
      [stacked]: {
        gridAutoFlow: 'column',
        alignItems: 'center',
        columnGap: vars.space[4],
        paddingBlock: 0,
        lineHeight: 1.1,
      },
    },
    selectors: { '&[aria-pressed="true"]': { color: foreground.price } },
  }),
);
// The desktop header contains help and cart, and the favorite button is after the others there.
layeredGlobal(`${root} ${start}`, { '@media': { [desktop]: { display: 'none' } } }, layers.components);
export const wideOnly = style(
  layered({
    selectors: { '&&': { flex: 'none', display: 'none', marginInlineStart: vars.space[4] } },
    '@media': { [desktop]: { selectors: { '&&': { display: 'grid' } } } },
  }),
);
export const word = style(
  layered({
    '@media': { [desktop]: { position: 'absolute', clipPath: 'inset(50%)', inlineSize: '1px', overflow: 'hidden' } },
  }),
);
/** On the upper edge of the icon; a wide count grows back over its corner instead of covering the button beside it. */
export const badge = style(
  layered({
    position: 'absolute',
    insetBlockEnd: `calc(100% - 9px - ${growth})`,
    insetInlineStart: 'calc(50% + 4px)',
    translate: 'min(0px, 26px - 100%)',
    '@media': { [stacked]: { insetBlockEnd: 'calc(50% - 4px)', insetInlineStart: '14px', translate: 'none' } },
    selectors: { '&:dir(rtl)': { translate: 'max(0px, 100% - 26px)' } },
  }),
);
