import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

export const root = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space[8],
    padding: '24px 16px',
    borderRadius: vars.radius.lg,
    background: background.surface,
    boxShadow: vars.shadow.hairline,
    textAlign: 'center',
    '@media': {
      [from('lg')]: { padding: vars.space[40] },
      [forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);
export const left = style(layered({ ...textStyle('small'), color: foreground.muted }));
export const clock = style(layered({ color: foreground.price, fontWeight: 600 }));
export const warning = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    padding: '8px 12px',
    borderRadius: vars.radius.md,
    background: background['accent-subtle'],
    color: foreground.warning,
    textAlign: 'start',
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const number = style(
  layered({ ...textStyle('small'), ...numeric, color: foreground.subtle, overflowWrap: 'anywhere' }),
);
export const hint = style(layered({ ...textStyle('label'), color: foreground.muted }));
export const status = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    color: foreground.subtle,
  }),
);
