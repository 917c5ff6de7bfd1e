import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const intro = style(layered({ ...textStyle('label'), color: foreground.muted }));
export const problem = style(
  layered({
    ...textStyle('label'),
    padding: '10px 14px',
    borderRadius: vars.radius.md,
    background: background['accent-subtle'],
    color: foreground.warning,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const list = style(layered({ listStyle: 'none', margin: 0, padding: 0, marginBlockStart: vars.space[4] }));
export const row = style(
  layered({
    display: 'flex',
    gap: vars.space[12],
    paddingBlock: vars.space[12],
    selectors: { '& + &': { borderBlockStart: `1px solid ${line.subtle}` } },
  }),
);
export const picture = style(layered({ flex: 'none', alignSelf: 'start', inlineSize: '56px' }));
export const group = style(layered({ flex: 1, color: foreground.default }));
// The product is more prominent than the options.
layeredGlobal(`${group} > legend`, { ...textStyle('label-strong'), color: 'inherit' }, layers.components);
// The problem is read before the options.
layeredGlobal(`${group} > p`, { order: -1 }, layers.components);
