import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { canHover } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

export const root = style(layered({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[8] }));
export const label = style(layered({ ...textStyle('small'), color: foreground.subtle }));
export const list = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] }));
export const chip = style(
  layered({
    ...textStyle('small'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minBlockSize: '32px',
    paddingInline: '14px 10px',
    borderRadius: vars.radius.pill,
    background: background.sunken,
    '::before': { content: '""', position: 'absolute', inset: '-6px 0' },
    '@media': { [canHover]: { selectors: { '&:hover': { background: background.hover } } } },
  }),
);
