import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { canHover } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;
/** Narrower than in a window of 320 px, or as little room for the text size. */
const slender = '(max-width: 17.05em)';

export const root = style(
  layered({
    containerType: 'inline-size',
    display: 'grid',
    // A line of text in `children` is truncated instead of making the column wider.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[8],
  }),
);
export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
  }),
);
export const all = style(
  layered({
    ...textStyle('small'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    flex: 'none',
    minBlockSize: vars.size.touch,
    color: foreground.muted,
    '@media': { [canHover]: { selectors: { '&:hover': { color: foreground.brand } } } },
  }),
);
export const list = style(
  layered({
    display: 'grid',
    gridAutoFlow: 'column',
    // Equal widths, unless a word needs more.
    gridAutoColumns: 'minmax(min-content, 1fr)',
    gap: vars.space[4],
    '@container': {
      // As many in a row as have room for "Completed".
      [slender]: {
        gridAutoFlow: 'row',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(3.75rem, 100%), 1fr))',
      },
    },
  }),
);
export const shortcut = style(
  layered({
    ...textStyle('small'),
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: vars.space[8],
    minBlockSize: '72px',
    padding: '12px 0 8px',
    borderRadius: vars.radius.md,
    textAlign: 'center',
    hyphens: 'auto',
    '@media': {
      // "Completed" on one line of a phone.
      [below('sm')]: textStyle('caption'),
      [canHover]: { selectors: { '&:hover': { background: background.hover } } },
    },
  }),
);
export const icon = style(layered({ position: 'relative', color: foreground.brand, lineHeight: 0 }));
export const badge = style(layered({ position: 'absolute', insetBlockEnd: '60%', insetInlineStart: '70%' }));
