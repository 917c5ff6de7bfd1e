import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { problemText } from '../../foundations/problemText.ts';
import { below, from } from '../../theme/breakpoints.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { canMixColors } from '../../theme/supports.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(
  layered({
    position: 'relative',
    minInlineSize: 0,
    '@media': {
      [from('lg')]: {
        display: 'grid',
        gridTemplateColumns: '76px minmax(0, 1fr)',
        gap: vars.space[16],
      },
      [`${from('lg')} and ${below('xl')}`]: { gridTemplateColumns: '56px minmax(0, 1fr)', gap: vars.space[12] },
    },
  }),
);
/** One picture needs no thumbnails. */
/** Selected by both classes, like the columns that it replaces. */
export const single = style(
  layered({
    '@media': {
      [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [`${from('lg')} and ${below('xl')}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);

export const frame = style(
  layered({
    position: 'relative',
    minInlineSize: 0,
    overflow: 'hidden',
    background: background.sunken,
    // By column number: browsers paint it before the thumbnails, which come later in the HTML.
    '@media': { [from('lg')]: { gridColumn: '-2 / -1', alignSelf: 'start', borderRadius: vars.radius.xl } },
  }),
);
export const stage = style(
  layered({
    display: 'flex',
    overflowX: 'auto',
    scrollSnapType: 'inline mandatory',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    aspectRatio: '1',
    inlineSize: '100%',
    maxBlockSize: '720px',
    selectors: { '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' } },
    // Wider than a phone, the picture would fill the whole window, or be cropped to leave room for
    // the rest.
    '@media': { [`${from('sm')} and ${below('lg')}`]: { inlineSize: 'min(100%, 620px)', marginInline: 'auto' } },
  }),
);
export const slide = style(
  layered({
    flex: '0 0 100%',
    minInlineSize: 0,
    blockSize: '100%',
    scrollSnapAlign: 'center',
    scrollSnapStop: 'always',
  }),
);
export const picture = style(layered({ inlineSize: '100%', blockSize: '100%' }));
layeredGlobal(
  `${picture} img[data-magnified]`,
  { scale: '2', transition: `scale ${vars.duration.base} ${vars.easing.standard}` },
  layers.components,
);
export const open = style(
  layered({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    cursor: 'zoom-in',
    // The row clips everything outside of it.
    selectors: { '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' } },
  }),
);
export const none = style(
  layered({
    ...textStyle('small'),
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: vars.space[8],
    aspectRatio: '1',
    inlineSize: '100%',
    maxBlockSize: '720px',
    color: foreground.muted,
  }),
);
/** For mouse users; touch swipes. */
export const arrow = recipe({
  base: layered({
    position: 'absolute',
    insetBlockStart: '50%',
    translate: '0 -50%',
    display: 'none',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: vars.radius.pill,
    background: line.collar,
    '@supports': { [canMixColors]: { background: `color-mix(in srgb, ${line.collar} 86%, transparent)` } },
    color: foreground['on-scene'],
    transition: `opacity ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      [`${frame}:not(:hover) > &:not(:focus-visible)`]: { opacity: 0 },
      '&[aria-disabled="true"]': { color: foreground['on-scene-muted'], opacity: 0.5, cursor: 'default' },
    },
    '@media': { [canHover]: { display: 'grid' }, [forcedColors]: { border: '1px solid ButtonText' } },
  }),
  variants: {
    edge: {
      start: layered({ insetInlineStart: vars.space[16] }),
      end: layered({ insetInlineEnd: vars.space[16] }),
    },
  },
});

export const pager = style(
  layered({
    ...textStyle('small'),
    ...numeric,
    position: 'absolute',
    insetBlockEnd: '28px',
    insetInlineEnd: vars.space[16],
    padding: '2px 12px',
    borderRadius: vars.radius.pill,
    background: line.collar,
    '@supports': { [canMixColors]: { background: `color-mix(in srgb, ${line.collar} 86%, transparent)` } },
    color: foreground['on-scene'],
    pointerEvents: 'none',
    // Isolated, so that “2 / 4” reads the same in every script.
    unicodeBidi: 'plaintext',
    '@media': { [from('lg')]: { insetBlockEnd: vars.space[20], insetInlineEnd: vars.space[20] } },
  }),
);

export const thumbs = style(
  layered({
    display: 'none',
    '@media': {
      [from('lg')]: {
        display: 'grid',
        gap: vars.space[12],
        alignContent: 'start',
        // Otherwise rows shrink until all pictures fit.
        gridAutoRows: 'max-content',
        gridArea: '1 / 1',
        // Space for the focus rings of the first and last one; more pictures than fit are scrolled.
        maxBlockSize: '720px',
        overflowY: 'auto',
        scrollbarWidth: 'thin',
        margin: '-6px',
        padding: '6px',
      },
    },
  }),
);
export const thumb = style(
  layered({
    display: 'block',
    inlineSize: '100%',
    borderRadius: vars.radius.md,
    overflow: 'hidden',
    selectors: {
      '&[aria-current]': { outline: `2px solid ${line.brand}`, outlineOffset: '2px' },
      '&:focus-visible': focusRing,
    },
  }),
);

/** An error message in the flow of its container. */
export const problem = style(layered(problemText));
/**
 * Over the lower edge of the pictures, above their counter, so that nothing moves; on a small
 * picture it covers the counter too. Presses pass through it, to try again.
 */
export const problemOnStage = style(
  layered({
    ...problemText,
    position: 'absolute',
    insetBlockEnd: 'clamp(4px, 60% - 76px, 68px)',
    insetInline: `min(${vars.space[16]}, 4%)`,
    maxBlockSize: 'calc(100% - 8px)',
    overflow: 'clip',
    inlineSize: 'fit-content',
    marginInline: 'auto',
    padding: '8px 12px',
    borderRadius: vars.radius.md,
    background: background.surface,
    boxShadow: vars.shadow.lift,
    pointerEvents: 'none',
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const overlay = style(
  layered({
    position: 'absolute',
    zIndex: 2,
    insetBlockStart: vars.space[8],
    insetInline: '10px',
    display: 'flex',
    gap: vars.space[8],
    '@media': { [from('lg')]: { display: 'none' } },
  }),
);
