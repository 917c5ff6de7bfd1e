import { style } from '@vanilla-extract/css';
import { from, tall } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { canHover } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const bar = style(
  layered({
    zIndex: vars.zIndex.header,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: vars.size.topbar,
    background: vars.color.background.canvas,
    '@media': {
      [tall]: { position: 'sticky', insetBlockStart: 0 },
      [from('lg')]: { display: 'none' },
    },
  }),
);
// Both sides are equally wide, so that the title is centered on the screen; a long one uses their
// space.
export const withTitle = style([
  bar,
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr)',
    paddingInline: vars.space[4],
    boxShadow: `0 1px 0 ${vars.color.line.subtle}`,
  }),
]);
export const withSearch = style([bar, layered({ paddingInline: '16px 8px', columnGap: '10px' })]);

export const side = style(layered({ display: 'flex', minInlineSize: vars.size.touch }));
export const sideEnd = style(layered({ display: 'flex', minInlineSize: vars.size.touch, justifyContent: 'flex-end' }));
export const back = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: vars.radius.pill,
    '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.background.hover } } } },
  }),
);
export const title = style(
  layered({
    ...textStyle('subtitle'),
    minInlineSize: 0,
    textAlign: 'center',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
export const wide = style(layered({ flex: 1, minInlineSize: 0 }));
