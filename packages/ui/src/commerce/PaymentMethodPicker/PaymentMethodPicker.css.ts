import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const media = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '40px',
    blockSize: '40px',
    borderRadius: vars.radius.md,
    background: vars.color.background['brand-subtle'],
    color: vars.color.foreground.brand,
  }),
);
