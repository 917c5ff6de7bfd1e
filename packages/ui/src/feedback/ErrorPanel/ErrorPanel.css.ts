import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[8],
    padding: '32px 24px',
    textAlign: 'center',
    borderRadius: vars.radius.lg,
    background: vars.color.background['danger-subtle'],
  }),
);
export const text = style(
  layered({ ...textStyle('label'), color: vars.color.foreground.muted, maxInlineSize: '36em', marginBlockEnd: '4px' }),
);
export const reference = style(
  layered({ ...textStyle('caption'), ...numeric, color: vars.color.foreground.muted, userSelect: 'all' }),
);
