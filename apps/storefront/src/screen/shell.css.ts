import { below, from, layers, vars } from '@mallard/ui/theme';
import { layered, layeredGlobal } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

/** Shows skeletons without a delay on the first page, where nothing else is visible. */
export const firstView = style({ vars: { '--mallard-skeleton-delay': '0s' } });
/** As high as the window, so that the footer isn't visible before it moves down. */
export const skeleton = style(
  layered({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[24],
    minBlockSize: '100svh',
    paddingBlock: vars.space[24],
    // On screens that extend to the edges, the skeleton doesn't.
    '@media': {
      [below('lg')]: { selectors: { '[data-bleeding] &': { paddingInline: vars.space[16] } } },
      [`${from('sm')} and ${below('lg')}`]: { selectors: { '[data-bleeding] &': { paddingInline: vars.space[24] } } },
    },
  }),
);

/** In place of a notice whose code could not be loaded. */
export const missingNotice = style(
  layered({
    padding: '12px 16px',
    background: vars.color.background['danger-subtle'],
    color: vars.color.foreground.danger,
  }),
);
export const statusRegion = style(
  layered({ selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } } }),
);

// Headings get the focus from scripts so that they are announced. A focus ring would make them look clickable.
layeredGlobal('h1[tabindex="-1"]:focus-visible', { outline: 'none', boxShadow: 'none' }, layers.app);

// The page can be used during a view transition.
layeredGlobal('::view-transition', { pointerEvents: 'none' }, layers.app);
layeredGlobal(
  '::view-transition-old(root), ::view-transition-new(root)',
  { animationDuration: vars.duration.base, animationTimingFunction: vars.easing.standard },
  layers.app,
);
