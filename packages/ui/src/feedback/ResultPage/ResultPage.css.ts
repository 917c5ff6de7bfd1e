import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

export const root = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: vars.space[8],
    paddingBlock: vars.space[40],
    paddingInline: vars.space[16],
    textAlign: 'center',
    '@media': { [from('lg')]: { paddingBlock: vars.space[80] } },
  }),
);
export const code = style(layered({ ...textStyle('small'), ...numeric, color: foreground.subtle }));
export const text = style(layered({ ...textStyle('body'), color: foreground.muted, maxInlineSize: '36em' }));
export const drawing = style(
  layered({ display: 'grid', justifyItems: 'center', inlineSize: '100%', marginBlockEnd: vars.space[12] }),
);
/** A round background for the check mark. */
export const disc = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '96px',
    blockSize: '96px',
    borderRadius: '50%',
    background: background['brand-subtle'],
    color: foreground.success,
  }),
);
export const glyph = style(layered({ inlineSize: '40px', blockSize: '40px' }));
export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space[12],
    marginBlockStart: vars.space[16],
  }),
);
