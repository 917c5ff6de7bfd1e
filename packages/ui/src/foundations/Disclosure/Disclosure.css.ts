import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { canHover } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { foreground, line } = vars.color;

/** A line below each, so that neighbors form a list without separators. */
export const root = style(layered({ minInlineSize: 0, borderBlockEnd: `1px solid ${line.subtle}` }));
export const summary = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: vars.size['control-lg'],
    paddingBlock: vars.space[8],
    // Space between the text and its focus ring.
    paddingInline: vars.space[4],
    marginInline: '-4px',
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
    '@media': { [canHover]: { selectors: { '&:hover': { color: foreground.brand } } } },
  }),
);
export const title = style(layered({ ...textStyle('body-strong'), flex: 1, minInlineSize: 0 }));
export const chevron = style(
  layered({
    color: foreground.subtle,
    transition: `rotate ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: { '[open] > summary > &': { rotate: '180deg' } },
  }),
);
export const content = style(
  layered({ ...textStyle('body'), color: foreground.muted, paddingBlockEnd: vars.space[16] }),
);
