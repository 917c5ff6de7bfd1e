import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { foreground } = vars.color;

export const goods = style(layered({ display: 'grid', gap: vars.space[12] }));
/** The checkbox of a line has its own padding. */
export const list = style(layered({ listStyle: 'none', padding: 0, marginInline: '-14px' }));
/** Placeholders of lines, each with checkbox, picture, name and price. */
export const ghosts = style(layered({ display: 'grid', gap: '28px', paddingBlockStart: '14px' }));
export const ghost = style(
  layered({ display: 'grid', gridTemplateColumns: '32px 88px minmax(0, 1fr)', gap: '10px', alignItems: 'center' }),
);
export const ghostBox = style(layered({ selectors: { '&&': { inlineSize: '20px', blockSize: '20px' } } }));
export const ghostWords = style(layered({ display: 'grid', alignContent: 'space-between', blockSize: '88px' }));
export const foot = style(layered({ display: 'grid', gap: vars.space[12], inlineSize: '100%' }));
export const total = style(
  layered({
    ...textStyle('label-strong'),
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[12],
    selectors: { '&[aria-busy="true"]': { color: foreground.subtle } },
  }),
);
export const amounts = style(layered({ display: 'grid', justifyItems: 'end' }));
export const saved = style(layered({ ...textStyle('caption'), color: foreground.subtle }));
