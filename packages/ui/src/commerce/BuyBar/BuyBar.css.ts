import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;
const desktop = from('lg');

export const root = style(
  layered({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.zIndex['bottom-nav'],
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '10px',
    padding: '10px 12px calc(10px + env(safe-area-inset-bottom, 0px))',
    background: background.surface,
    boxShadow: vars.shadow['bar-up'],
    '@media': {
      [desktop]: { position: 'static', padding: 0, background: 'none', boxShadow: 'none', gap: vars.space[12] },
    },
  }),
);
export const tip = style(
  layered({ ...textStyle('small'), flex: '0 0 100%', color: foreground.muted, textAlign: 'center' }),
);
export const icons = style(layered({ display: 'flex', '@media': { [desktop]: { order: 2 } } }));
export const icon = style(
  layered({
    ...textStyle('caption'),
    lineHeight: 1.3333,
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    inlineSize: '46px',
    minBlockSize: vars.size.touch,
    color: foreground.muted,
    whiteSpace: 'nowrap',
    '@media': {
      [desktop]: {
        inlineSize: vars.size['control-lg'],
        blockSize: vars.size['control-lg'],
        borderRadius: '50%',
        boxShadow: `inset 0 0 0 1px ${line.default}`,
      },
    },
    selectors: { '&[aria-pressed="true"]': { color: foreground.price } },
  }),
);
/** Help and cart are in the header of desktops already. */
export const phoneOnly = style(layered({ '@media': { [desktop]: { display: 'none' } } }));
export const word = style(
  layered({ '@media': { [desktop]: { position: 'absolute', clipPath: 'inset(50%)', inlineSize: '1px' } } }),
);
export const badge = style(layered({ position: 'absolute', insetBlockStart: '-4px', insetInlineStart: '25px' }));

export const actions = style(layered({ display: 'flex', flex: 1, minInlineSize: 0 }));
layeredGlobal(
  `${actions} button`,
  { '@media': { [desktop]: { ...textStyle('body-strong'), minBlockSize: vars.size['control-lg'] } } },
  layers.components,
);
