import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

export const root = style(
  layered({
    display: 'grid',
    gap: vars.space[16],
    padding: vars.space[16],
    borderRadius: vars.radius.lg,
    background: background.surface,
    boxShadow: vars.shadow.hairline,
    '@media': { [from('lg')]: { position: 'sticky', insetBlockStart: '96px', padding: vars.space[24] } },
  }),
);
export const title = style(layered({ ...textStyle('subtitle') }));
/** Phones have the bar at the lower edge for this. */
export const actions = style(
  layered({
    display: 'grid',
    gap: vars.space[12],
    marginBlockStart: vars.space[2],
    '@media': { [below('lg')]: { display: 'none' } },
  }),
);
export const note = style(layered({ ...textStyle('caption'), color: foreground.subtle, textAlign: 'center' }));
