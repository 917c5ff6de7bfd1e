import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  layered({ display: 'grid', justifyItems: 'center', gap: vars.space[8], padding: '32px 24px', textAlign: 'center' }),
);
export const text = style(
  layered({
    ...textStyle('label'),
    color: vars.color.foreground.muted,
    maxInlineSize: '36em',
    marginBlockEnd: vars.space[4],
  }),
);
