import { keyframes, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { forcedColors, reducedMotion } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

/** Driven by how far the sheet has been drawn out, not by time. */
export const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
export const stepBack = keyframes({ to: { scale: '0.96', filter: 'brightness(0.94)' } });

/** As tall as the keyboard of a phone that covers the bottom of the window. */
const keyboard = 'var(--sheet-scroll-padding-y, 0px)';
const { radius } = vars;

export const overlay = style(layered({ zIndex: vars.zIndex.sheet }));
export const backdrop = style(
  layered({
    background: vars.color.background.scrim,
    // One veil is enough for a pile of sheets.
    selectors: { '&:not([data-stack-index="0"])': { background: 'transparent' } },
  }),
);
export const panel = style(
  layered({
    inlineSize: '100%',
    maxBlockSize: '88dvb',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'clip',
    background: vars.color.background.raised,
    color: vars.color.foreground.default,
    boxShadow: vars.shadow.float,
    outline: 'none',
    transformOrigin: '50% 0',
    selectors: {
      '&[data-position="bottom"]': {
        borderRadius: `${radius.xl} ${radius.xl} 0 0`,
        paddingBlockEnd: keyboard,
      },
      '&[data-position="left"], &[data-position="right"]': { inlineSize: 'min(420px, 88vw)', maxBlockSize: '100dvb' },
      '&[data-position="left"]': { borderRadius: `0 ${radius.xl} ${radius.xl} 0`, blockSize: '100dvb' },
      '&[data-position="right"]': { borderRadius: `${radius.xl} 0 0 ${radius.xl}`, blockSize: '100dvb' },
    },
    '@media': {
      [from('sm')]: { selectors: { '&[data-position="bottom"]': { maxInlineSize: '560px' } } },
      [forcedColors]: { border: '1px solid CanvasText' },
      [reducedMotion]: { scale: 'none !important' },
    },
  }),
);
export const content = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    maxBlockSize: 'inherit',
    outline: 'none',
    boxShadow: 'none',
    // The grab bar: it can be drawn down.
    '::before': {
      content: '""',
      flex: 'none',
      inlineSize: '40px',
      blockSize: '4px',
      margin: '10px auto 0',
      borderRadius: '2px',
      background: vars.color.line.default,
    },
    selectors: {
      '[data-position="left"] &::before, [data-position="right"] &::before': { display: 'none' },
      '[data-position="left"] &, [data-position="right"] &': { paddingBlockStart: 'env(safe-area-inset-top)' },
    },
    '@media': { [forcedColors]: { '::before': { background: 'CanvasText' } } },
  }),
);
export const head = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[8],
    paddingBlock: '4px',
    paddingInline: '20px 4px',
    selectors: { '[data-position="left"] &, [data-position="right"] &': { paddingBlock: '12px 8px' } },
  }),
);
export const title = style(
  layered({
    ...textStyle('subtitle'),
    flex: 1,
    minInlineSize: 0,
    // On one line with the close button, and below one another where it is longer.
    paddingBlock: `calc((${vars.size.touch} - 1lh) / 2)`,
  }),
);
export const body = style(
  layered({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[20],
    flex: '1 1 auto',
    minBlockSize: 0,
    padding: '0 20px 16px',
    overflow: 'auto',
    selectors: {
      '&:last-child': { paddingBlockEnd: 'calc(16px + env(safe-area-inset-bottom))' },
      '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
    },
  }),
);
export const foot = style(
  layered({
    display: 'flex',
    flex: 'none',
    gap: vars.space[12],
    padding: '12px 20px calc(12px + env(safe-area-inset-bottom))',
    boxShadow: `0 -1px 0 ${vars.color.line.subtle}`,
  }),
);
