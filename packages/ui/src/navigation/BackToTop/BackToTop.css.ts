import { style } from '@vanilla-extract/css';
import { heightProperty } from '../../actions/StickyActionBar/StickyActionBar.css.ts';
import { from, tall } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { noticeHeight } from '../../theme/noticeHeight.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;
const bars = `${vars.size['bottom-nav']} + var(${heightProperty}, 0px) + env(safe-area-inset-bottom, 0px) + ${noticeHeight}`;

export const root = style(
  layered({
    position: 'fixed',
    // At the start edge: at the end edge it would cover the round buttons of cards.
    insetInlineStart: vars.space[16],
    // Above the bottom navigation, the action bar and the notice, if they are shown.
    insetBlockEnd: `calc(${bars} + ${vars.space[16]})`,
    zIndex: vars.zIndex.sticky,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: vars.radius.pill,
    background: background.raised,
    color: foreground.default,
    boxShadow: `${vars.shadow.lift}, ${vars.shadow.hairline}`,
    transition: `opacity ${vars.duration.base} ${vars.easing.standard}, visibility ${vars.duration.base}`,
    selectors: {
      // Also hidden from keyboard and screen readers.
      '&[data-hidden]': { opacity: 0, visibility: 'hidden' },
      // The focus ring replaces the shadow.
      '&:focus-visible': { boxShadow: `0 0 0 2px ${vars.color.line['focus-gap']}` },
    },
    '@media': {
      [from('lg')]: { insetInline: `auto ${vars.space[24]}`, insetBlockEnd: vars.space[24] },
      [`not all and ${tall}`]: { insetBlockEnd: `calc(${vars.space[8]} + ${noticeHeight})` },
      [canHover]: { selectors: { '&:hover': { background: background.hover } } },
      [forcedColors]: { border: '1px solid ButtonText' },
    },
  }),
);
