import { createVar, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { linesOf } from '../../theme/lineHeight.ts';
import { forcedColors, reducedMotion, still } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import { keyboardHeight } from '../ModalLayer/keyboardHeight.ts';

/** Wide windows without touch: there is no swiping, and the lower edge is far from the pressed element. */
const desk = `${from('lg')} and (not (any-pointer: coarse))`;
const restPosition = createVar();
/** Distance beyond the edge: at its resting position, plus the finger's movement. */
const over = `max(0px, ${restPosition} + var(--drag-offset, 0px))`;
const side = createVar();
const { duration, easing, radius } = vars;
const bottom = '&[data-position="bottom"]';
const start = '&[data-position="start"]';
const end = '&[data-position="end"]';

export const layer = style(
  layered({
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'flex-end',
    selectors: {
      '&:has(> [data-position="start"])': { justifyContent: 'flex-start' },
      '&:has(> [data-position="end"])': { justifyContent: 'flex-end' },
    },
    '@media': { [desk]: { alignItems: 'center' } },
  }),
);
// Only one backdrop for stacked sheets.
layeredGlobal(`${layer}:not([data-leaving]) ~ ${layer}`, { background: 'transparent' }, layers.components);
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
    paddingBlockEnd: keyboardHeight,
    transformOrigin: '50% 0',
    // Only touch can drag it; for a mouse it is fully open.
    vars: { [restPosition]: '0px' },
    translate: `0 ${over}`,
    transition: `opacity ${duration.base} ${easing.enter}, translate ${duration.slow} ${easing.enter}, scale ${duration.slow} ${easing.enter}, filter ${duration.slow}`,
    '@starting-style': { translate: '0 100%' },
    selectors: {
      [bottom]: { borderRadius: `${radius.xl} ${radius.xl} 0 0` },
      [`${start}, ${end}`]: {
        vars: { [side]: '1' },
        inlineSize: 'min(420px, 88vw)',
        maxBlockSize: '100dvb',
        blockSize: '100dvb',
        translate: `calc(${side} * ${over})`,
        '@starting-style': { translate: `calc(${side} * 100%)` },
      },
      [`${start}:dir(ltr), ${end}:dir(rtl)`]: { vars: { [side]: '-1' } },
      [start]: { borderStartEndRadius: radius.xl, borderEndEndRadius: radius.xl },
      [end]: { borderStartStartRadius: radius.xl, borderEndStartRadius: radius.xl },
      '&[data-dragging]': { transition: 'none' },
      '[data-leaving] > &': {
        translate: '0 100%',
        transitionDuration: duration.base,
        transitionTimingFunction: easing.exit,
      },
      '[data-leaving] > &[data-position="start"], [data-leaving] > &[data-position="end"]': {
        translate: `calc(${side} * 100%)`,
      },
      // Scales down under another sheet on top of it.
      [`${layer}:has(~ ${layer}:not([data-leaving])) > &`]: { scale: '0.96', filter: 'brightness(0.94)' },
      [still]: { scale: 'none !important' },
    },
    '@media': {
      [from('sm')]: { selectors: { [bottom]: { maxInlineSize: '560px' } } },
      [forcedColors]: { border: '1px solid CanvasText' },
      '(any-pointer: coarse)': { vars: { [restPosition]: 'var(--rest, 0px)' } },
      // A dialog in the center of the window.
      [desk]: {
        selectors: {
          [bottom]: {
            borderRadius: radius.xl,
            '@starting-style': { opacity: 0, translate: '0 12px' },
          },
          '[data-leaving] > &[data-position="bottom"]': { opacity: 0, translate: 'none' },
        },
      },
      [reducedMotion]: { scale: 'none !important' },
    },
  }),
);
// A finger that drags must not press anything when it is lifted.
layeredGlobal(`${panel}[data-dragging] > *`, { pointerEvents: 'none' }, layers.components);
/** The grab bar, for dragging it down. */
export const grabBar = style(
  layered({
    flex: 'none',
    inlineSize: '40px',
    blockSize: '4px',
    margin: '10px auto 0',
    borderRadius: '2px',
    background: vars.color.line.default,
    '@media': { [desk]: { visibility: 'hidden' }, [forcedColors]: { background: 'CanvasText' } },
  }),
);
export const head = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[8],
    paddingBlock: '4px',
    paddingInline: '20px 4px',
    selectors: {
      // Without the grab bar above it.
      '&:first-child': { paddingBlock: 'calc(12px + env(safe-area-inset-top)) 8px' },
    },
  }),
);
export const title = style(
  layered({
    ...textStyle('subtitle'),
    flex: 1,
    minInlineSize: 0,
    // Aligned with the close button in one line; longer titles wrap.
    paddingBlock: linesOf('subtitle').map((line) => `calc((${vars.size.touch} - ${line}) / 2)`),
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
