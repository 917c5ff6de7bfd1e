import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { canHover } from '../../theme/motion.ts';
import { scrollFade } from '../../theme/scrollFade.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import { billBar } from '../billBar.ts';

const { foreground } = vars.color;

export const frame = style(layered({ minInlineSize: 0 }));
export const list = style(
  layered({
    display: 'flex',
    gap: vars.space[4],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    minInlineSize: 0,
    ...scrollFade,
  }),
);

const marked = '&[aria-selected="true"], &[aria-current]';
const bar = '&[aria-selected="true"]::after, &[aria-current]::after';

/** Shared by tabs and links that look like tabs. */
export const tab = style(
  layered({
    ...textStyle('label'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    gap: '6px',
    minBlockSize: vars.space[48],
    // Space between large text and the bar.
    paddingBlock: '9px',
    paddingInline: '14px',
    fontSize: '0.9375rem',
    color: foreground.muted,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      [marked]: { color: foreground.default, fontWeight: 600 },
      [bar]: billBar({ insetBlockEnd: '4px' }),
      // Inside: the row scrolls and would clip an outer ring.
      '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none', borderRadius: vars.radius.md },
      '&[data-disabled]': { color: foreground.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not([data-disabled])': { color: foreground.default } } },
    },
  }),
);
export const count = style(
  layered({
    ...textStyle('caption'),
    position: 'relative',
    // The same width for one and two digits.
    minInlineSize: '2ch',
    color: foreground.subtle,
    fontVariantNumeric: 'tabular-nums',
  }),
);
/** Its focus ring keeps a distance from the text and the tabs. */
export const panel = style(
  layered({
    marginBlockStart: vars.space[8],
    paddingBlockStart: vars.space[8],
    borderRadius: vars.radius.sm,
    selectors: { '&:focus-visible': { outlineOffset: '4px', boxShadow: 'none' } },
  }),
);
