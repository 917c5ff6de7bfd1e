import { below, from, layers, vars } from '@mallard/ui/theme';
import { layered, layeredGlobal } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

/** The first page of a visit, or after a reload: until its content is here, skeletons are all there is to see. */
export const opening = style({ vars: { '--mallard-skeleton-delay': '0s' } });
/** As high as the window: the footer is not seen before it has its place. */
export const skeleton = style(
  layered({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[24],
    minBlockSize: '100svh',
    paddingBlock: vars.space[24],
    // Only what it stands for reaches the edges of phones.
    '@media': {
      [below('lg')]: { selectors: { '[data-bleeding] &': { paddingInline: vars.space[16] } } },
      [`${from('sm')} and ${below('lg')}`]: { selectors: { '[data-bleeding] &': { paddingInline: vars.space[24] } } },
    },
  }),
);

export const news = style(layered({ selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } } }));

// Scripts move the focus here after navigation, to be read out; a ring would promise something to press.
layeredGlobal('h1[tabindex="-1"]:focus-visible', { outline: 'none', boxShadow: 'none' }, layers.app);

// The page below can be used while one view fades into the next.
layeredGlobal('::view-transition', { pointerEvents: 'none' }, layers.app);
layeredGlobal(
  '::view-transition-old(root), ::view-transition-new(root)',
  { animationDuration: vars.duration.base, animationTimingFunction: vars.easing.standard },
  layers.app,
);
