import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

export const pair = style(
  layered({
    display: 'grid',
    gap: vars.space[20],
    '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[16] } },
  }),
);
export const paste = style(
  layered({
    display: 'grid',
    gap: vars.space[12],
    padding: vars.space[16],
    borderRadius: vars.radius.lg,
    background: background.sunken,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const pasteFoot = style(
  layered({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px 12px', minInlineSize: 0 }),
);
export const pasteNote = style(layered({ ...textStyle('small'), color: foreground.muted }));
export const actions = style(
  layered({ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: vars.space[12] }),
);
/** At the other end, away from the thumb that saves. */
export const remove = style(layered({ selectors: { '&&': { marginInlineEnd: 'auto', color: foreground.danger } } }));
