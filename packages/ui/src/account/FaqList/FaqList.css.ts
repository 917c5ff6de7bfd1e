import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { canHover, reducedMotion } from '../../theme/motion.ts';
import { panel } from '../../theme/panel.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(layered({ display: 'grid', gap: vars.space[32], minInlineSize: 0 }));
/** Two columns where each is wide enough to read. */
export const groups = style(
  layered({
    display: 'grid',
    gap: vars.space[32],
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))',
  }),
);
export const group = style(layered({ display: 'grid', gap: vars.space[12], scrollMarginBlock: '96px' }));
export const topics = style(
  layered({
    ...panel,
    overflow: 'hidden',
  }),
);
export const topic = style(
  layered({ selectors: { '& + &': { borderBlockStart: `1px solid ${line.subtle}` } }, scrollMarginBlock: '96px' }),
);
export const question = style(
  layered({
    ...textStyle('label-strong'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: '52px',
    padding: '12px 16px',
    listStyle: 'none',
    cursor: 'pointer',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      // Inside: the list clips everything outside of it.
      '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none', borderRadius: vars.radius.md },
    },
    '@media': { [canHover]: { selectors: { '&:hover': { background: background.hover } } } },
  }),
);
export const words = style(layered({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const chevron = style(
  layered({
    color: foreground.subtle,
    transition: `rotate ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: { '[open] > summary > &': { rotate: '180deg' } },
    '@media': { [reducedMotion]: { transition: 'none' } },
  }),
);
export const answer = style(
  layered({
    display: 'flex',
    alignItems: 'flex-end',
    gap: vars.space[8],
    padding: '0 8px 8px 16px',
    paddingInline: '16px 8px',
  }),
);
export const paragraphs = style(
  layered({
    ...textStyle('body'),
    flex: 1,
    minInlineSize: 0,
    display: 'grid',
    gap: vars.space[8],
    maxInlineSize: '44em',
    paddingBlock: '0 10px',
    color: foreground.muted,
    overflowWrap: 'anywhere',
  }),
);
export const anchor = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    marginInlineStart: 'auto',
    borderRadius: '50%',
    color: foreground.subtle,
    '@media': { [canHover]: { selectors: { '&:hover': { background: background.hover, color: foreground.brand } } } },
  }),
);
