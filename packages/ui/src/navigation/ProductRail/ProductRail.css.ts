import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { canHover } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

export const root = recipe({
  base: layered({ minInlineSize: 0 }),
  variants: {
    tone: {
      plain: {},
      deal: layered({
        background: background.deal,
        borderRadius: vars.radius.xl,
        padding: vars.space[16],
        '@media': { [from('lg')]: { padding: '28px' } },
      }),
    },
  },
  defaultVariants: { tone: 'plain' },
});
export const head = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 14px',
    marginBlockEnd: '14px',
    '@media': { [from('lg')]: { marginBlockEnd: '22px' } },
  }),
);
export const title = style(layered({ ...textStyle('title') }));
export const note = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    flex: 1,
    minInlineSize: 0,
    color: foreground.subtle,
  }),
);
export const more = style(
  layered({
    ...textStyle('small'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    minBlockSize: '28px',
    marginInlineStart: 'auto',
    color: foreground.muted,
    whiteSpace: 'nowrap',
    '::before': { content: '""', position: 'absolute', inset: '-8px' },
    '@media': { [canHover]: { selectors: { '&:hover': { color: foreground.brand } } } },
  }),
);
/** Phones scroll, with the next card peeking in; desktops show as many cards as fit in one row. */
export const row = style(
  layered({
    display: 'grid',
    '@media': {
      [below('lg')]: {
        gridAutoFlow: 'column',
        gridAutoColumns: '148px',
        gap: vars.space[12],
        overflowX: 'auto',
        scrollbarWidth: 'none',
        scrollSnapType: 'inline mandatory',
        scrollPaddingInline: vars.space[16],
        marginInline: `calc(-1 * ${vars.space[16]})`,
        paddingInline: vars.space[16],
        // Room for the focus ring, which the scroll box would cut off.
        paddingBlock: vars.space[4],
      },
      [`${from('sm')} and ${below('lg')}`]: { gridAutoColumns: '176px' },
      [from('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[20] },
      [from('xl')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    },
  }),
);
export const item = style(
  layered({
    scrollSnapAlign: 'start',
    minInlineSize: 0,
    '@media': {
      [from('lg')]: { selectors: { '&:nth-child(n + 6)': { display: 'none' } } },
      [`${from('lg')} and ${below('xl')}`]: { selectors: { '&:nth-child(n + 5)': { display: 'none' } } },
    },
  }),
);
