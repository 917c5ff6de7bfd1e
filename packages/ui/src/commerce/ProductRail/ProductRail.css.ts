import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from, tight } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
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
    gap: '4px 8px',
    marginBlockEnd: '14px',
    '@media': { [from('md')]: { columnGap: '14px' }, [from('lg')]: { marginBlockEnd: '22px' } },
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
    // On the smallest phones: below title and link.
    '@media': { [tight.phone]: { order: 1, flexBasis: '100%' } },
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
/** Container for the cards' widths and the buttons' positions. */
export const frame = style(layered({ position: 'relative', minInlineSize: 0, containerType: 'inline-size' }));

/** Container width for a desktop row of four or five cards. */
const four = '(min-width: 40rem)';
const five = '(min-width: 56.25rem)';

/**
 * On phones it scrolls, with the next card partly visible; desktops show as many cards as fit in
 * one row, or have page buttons.
 */
export const row = recipe({
  base: layered({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '148px',
    gap: vars.space[12],
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollbarWidth: 'none',
    scrollSnapType: 'inline mandatory',
    // Space for the focus ring, which the scroll container would clip.
    margin: '-4px',
    padding: vars.space[4],
    scrollPaddingInline: vars.space[4],
    '@media': {
      // Extends to the edges of the screen.
      [below('lg')]: {
        marginInline: `calc(-1 * ${vars.space[16]})`,
        paddingInline: vars.space[16],
        scrollPaddingInline: vars.space[16],
      },
      [`${from('sm')} and ${below('lg')}`]: { gridAutoColumns: '176px' },
    },
  }),
  variants: {
    overflow: {
      fit: layered({
        '@media': {
          [from('lg')]: {
            '@container': {
              [four]: {
                gridAutoFlow: 'row',
                gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
                gap: vars.space[20],
                overflow: 'visible',
              },
              [five]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
            },
          },
        },
      }),
      scroll: layered({
        '@media': {
          [from('lg')]: {
            '@container': {
              [four]: { gridAutoColumns: 'calc((100% - 3 * 20px) / 4)', gap: vars.space[20] },
              [five]: { gridAutoColumns: 'calc((100% - 4 * 20px) / 5)' },
            },
          },
        },
      }),
    },
  },
});
export const item = recipe({
  base: layered({ scrollSnapAlign: 'start', minInlineSize: 0 }),
  variants: {
    overflow: {
      fit: layered({
        '@media': {
          [from('lg')]: {
            '@container': {
              [`${four} and (max-width: 56.24875rem)`]: { selectors: { '&:nth-of-type(n + 5)': { display: 'none' } } },
              [five]: { selectors: { '&:nth-of-type(n + 6)': { display: 'none' } } },
            },
          },
        },
      }),
      scroll: {},
    },
  },
});
/** For mouse users: touch and trackpads scroll. Disabled at an end but not removed, so that the focus is not lost. */
export const turn = recipe({
  base: layered({
    display: 'none',
    position: 'absolute',
    // Approximately the vertical center of the pictures.
    insetBlockStart: 'calc(30% - 22px)',
    zIndex: vars.zIndex.raised,
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: vars.radius.pill,
    background: background.raised,
    boxShadow: `${vars.shadow.lift}, ${vars.shadow.hairline}`,
    cursor: 'pointer',
    selectors: { '&[aria-disabled="true"]': { color: foreground.disabled, cursor: 'not-allowed' } },
    '@media': {
      [from('lg')]: { display: 'grid' },
      [canHover]: { selectors: { '&:hover:not([aria-disabled="true"])': { background: background.hover } } },
      [forcedColors]: { border: '1px solid ButtonText' },
    },
  }),
  variants: {
    at: { start: layered({ insetInlineStart: '-14px' }), end: layered({ insetInlineEnd: '-14px' }) },
  },
});
