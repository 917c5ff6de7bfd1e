import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { hitArea } from '../../theme/hitArea.ts';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { panel } from '../../theme/panel.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(layered({ display: 'grid', alignContent: 'start', gap: vars.space[16], minInlineSize: 0 }));
export const head = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: vars.space[12],
    minBlockSize: vars.size.touch,
  }),
);
// Aligns its text, not its padding, with the end of the list.
export const readAll = style(layered({ selectors: { '&&': { marginInlineEnd: '-16px' } } }));
export const count = style(layered({ ...textStyle('label'), ...numeric, color: foreground.muted }));
export const days = style(layered({ display: 'grid', gap: vars.space[24] }));
export const day = style(layered({ display: 'grid', gap: vars.space[8] }));
export const dayName = style(layered({ selectors: { '&&': { ...textStyle('small'), color: foreground.subtle } } }));
export const list = style(
  layered({
    ...panel,
    overflow: 'hidden',
  }),
);
export const row = style(
  layered({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 12px',
    padding: '14px 16px',
    outline: 'none',
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${line.subtle}` },
      '&[data-unread]': { background: background['brand-subtle'] },
      // Rounded like the panel that clips it.
      '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${line.focus}`, borderRadius: vars.radius.lg },
    },
  }),
);
export const icon = style(
  layered({ position: 'relative', alignSelf: 'start', marginBlock: '2px', color: foreground.brand }),
);
export const dot = style(
  layered({
    position: 'absolute',
    insetBlockStart: '-3px',
    insetInlineEnd: '-3px',
    inlineSize: '10px',
    blockSize: '10px',
    borderRadius: '50%',
    background: background.accent,
    boxShadow: `0 0 0 2px ${background['brand-subtle']}`,
    '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);
/** Lines of the row itself: the button shares the last one, which is not left empty when the button disappears. */
export const words = style(layered({ display: 'contents' }));
/** On phones the button does not reduce the width of the other lines. */
const full = { gridColumn: '2 / -1', '@media': { [from('sm')]: { gridColumn: 2 } } } as const;
export const title = style(
  layered({
    ...textStyle('label'),
    ...full,
    overflowWrap: 'anywhere',
    selectors: { '[data-unread] &': { fontWeight: 600 } },
  }),
);
/** The whole row links to the title's target; the button is above it. */
export const link = style(
  layered({
    '::after': { content: '""', position: 'absolute', inset: 0 },
    '@media': {
      [canHover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } } },
    },
    selectors: {
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&:focus-visible::after': { boxShadow: `inset 0 0 0 2px ${line.focus}`, borderRadius: vars.radius.md },
    },
  }),
);
export const content = style(
  layered({ ...textStyle('small'), ...full, color: foreground.muted, overflowWrap: 'anywhere' }),
);
export const time = style(layered({ ...textStyle('caption'), ...numeric, gridColumn: 2, color: foreground.subtle }));
/** As large a touch target as the button inside, also without it. */
export const action = style(
  layered({
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    ...hitArea(5, 0),
    '@media': { [from('sm')]: { gridColumn: 3, gridRow: '1 / span 3', alignSelf: 'start' } },
  }),
);
export const hidden = style(layered({ visibility: 'hidden' }));
export const loading = style(layered({ display: 'grid', gap: vars.space[24], padding: vars.space[16] }));
