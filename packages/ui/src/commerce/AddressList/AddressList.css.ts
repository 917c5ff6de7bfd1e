import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(layered({ containerType: 'inline-size', minInlineSize: 0 }));
export const cards = style(
  layered({
    display: 'grid',
    gap: vars.space[12],
    '@container': {
      '(min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[16] },
    },
  }),
);
export const cell = style(layered({ display: 'grid', minInlineSize: 0 }));
/** As tall as a card without buttons, so that it fits a row of cards. */
export const add = style(
  layered({
    ...textStyle('label-strong'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    minBlockSize: '80px',
    padding: vars.space[16],
    selectors: { '&&': { borderRadius: vars.radius.lg, color: foreground.brand } },
    border: `1px dashed ${line.field}`,
    textAlign: 'center',
    '@media': {
      [canHover]: { selectors: { '&:hover': { background: background.hover } } },
      [forcedColors]: { border: '1px dashed ButtonText' },
    },
  }),
);
export const skeleton = style(
  layered({
    display: 'grid',
    gap: vars.space[12],
    minBlockSize: '104px',
    padding: vars.space[16],
    borderRadius: vars.radius.lg,
    boxShadow: `inset 0 0 0 1px ${line.subtle}`,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const full = style(layered({ ...textStyle('small'), color: foreground.muted, gridColumn: '1 / -1' }));
