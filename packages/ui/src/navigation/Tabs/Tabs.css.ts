import { createVar, keyframes, style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import { billBar } from '../billBar.ts';

const { foreground } = vars.color;

const fadeStart = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
const fadeEnd = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
const FADE = '28px';
/** How much of each end is hidden, along the way that the row can scroll. A row that does not scroll has no timeline. */
const fades = keyframes({
  '0%': { vars: { [fadeStart]: '0px', [fadeEnd]: FADE } },
  '8%': { vars: { [fadeStart]: FADE, [fadeEnd]: FADE } },
  '92%': { vars: { [fadeStart]: FADE, [fadeEnd]: FADE } },
  '100%': { vars: { [fadeStart]: FADE, [fadeEnd]: '0px' } },
});
const mask = (side: string) =>
  `linear-gradient(to ${side}, transparent, #000 ${fadeStart}, #000 calc(100% - ${fadeEnd}), transparent)`;

export const frame = style(layered({ minInlineSize: 0 }));
export const list = style(
  layered({
    display: 'flex',
    gap: vars.space[4],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    minInlineSize: 0,
    '@supports': {
      '(animation-timeline: scroll())': {
        animation: `${fades} linear both`,
        animationTimeline: 'scroll(self inline)',
        maskImage: mask('right'),
        selectors: { '&:dir(rtl)': { maskImage: mask('left') } },
        '@media': { [forcedColors]: { maskImage: 'none' } },
      },
    },
  }),
);

const marked = '&[aria-selected="true"], &[aria-current]';
const bar = '&[aria-selected="true"]::after, &[aria-current]::after';

/** A tab and a link that looks like one. */
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
    paddingInline: '14px',
    fontSize: '0.9375rem',
    color: foreground.muted,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      [marked]: { color: foreground.default, fontWeight: 600 },
      [bar]: billBar({ insetBlockEnd: '4px' }),
      // Inside: the row scrolls and would cut an outer ring off.
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
    color: foreground.subtle,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const panel = style(layered({ paddingBlockStart: vars.space[16] }));
