import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { hitArea } from '../../theme/hitArea.ts';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { scrollFade } from '../../theme/scrollFade.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

const { background, foreground } = vars.color;

export const root = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: vars.space[8],
    minInlineSize: 0,
    '@media': { [below('md')]: { flexWrap: 'nowrap' } },
  }),
);
/** Visible while it has the focus of the removed row. */
export const none = style(
  layered({
    ...textStyle('small'),
    inlineSize: 'fit-content',
    color: foreground.subtle,
    selectors: { '&:not(:focus)': visuallyHidden },
  }),
);
export const label = style(layered({ ...textStyle('small'), flex: 'none', color: foreground.subtle }));
/** One row that scrolls on narrow pages. */
export const list = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[8],
    minInlineSize: 0,
    '@media': {
      [below('md')]: {
        ...scrollFade,
        flexWrap: 'nowrap',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        // Space for focus rings and touch.
        margin: '-6px -4px',
        padding: '6px 4px',
      },
    },
  }),
);
export const item = style(layered({ flex: 'none', maxInlineSize: '100%' }));
export const chip = style(
  layered({
    ...textStyle('small'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    maxInlineSize: '100%',
    minBlockSize: '32px',
    paddingInline: '14px 10px',
    borderRadius: vars.radius.pill,
    background: background.sunken,
    ...hitArea(6, 0),
    '@media': {
      [canHover]: { selectors: { '&:hover': { background: background.hover } } },
      [forcedColors]: { border: '1px solid ButtonText' },
    },
  }),
);
export const words = style(
  layered({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
