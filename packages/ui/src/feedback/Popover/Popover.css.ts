import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;
const open = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

export const panel = style(
  layered({
    maxInlineSize: 'min(360px, calc(100vw - 32px))',
    display: 'flex',
    flexDirection: 'column',
    borderRadius: vars.radius.lg,
    background: background.raised,
    color: foreground.default,
    boxShadow: `${vars.shadow.lift}, ${vars.shadow.hairline}`,
    outline: 'none',
    selectors: { '&[data-entering]': { animation: `${open} ${vars.duration.fast} ${vars.easing.enter}` } },
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const content = style(
  layered({
    ...textStyle('label'),
    display: 'grid',
    gap: vars.space[8],
    padding: vars.space[16],
    overflow: 'auto',
    outline: 'none',
    boxShadow: 'none',
  }),
);
export const title = style(layered({ ...textStyle('label-strong') }));
export const body = style(layered({ color: foreground.muted, textWrap: 'pretty' }));
/** Same layout as in a sheet. */
export const sheetBody = style(layered({ display: 'grid', gap: vars.space[20], minInlineSize: 0, textWrap: 'pretty' }));
