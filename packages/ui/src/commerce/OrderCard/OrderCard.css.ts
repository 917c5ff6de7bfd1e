import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { linesOf } from '../../theme/lineHeight.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { panel } from '../../theme/panel.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import { root as actions, ORDER_CONTAINER, onlyNarrow } from '../OrderActions/OrderActions.css.ts';

const { background, foreground, line } = vars.color;
const narrow = '(max-width: 29.99875rem)';
/** A phone at 200 % zoom. */
const tiny = '(max-width: 14.99em)';

export const root = style(
  layered({
    containerType: 'inline-size',
    containerName: ORDER_CONTAINER,
    overflow: 'hidden',
    ...panel,
  }),
);
export const head = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 12px',
    minBlockSize: vars.size.touch,
    padding: '12px 16px',
    borderBlockEnd: `1px solid ${line.subtle}`,
    color: foreground.subtle,
  }),
);
export const number = style(layered({ ...numeric }));
/**
 * In a narrow card the number is only for screen readers: the date distinguishes orders, and the
 * details show the number.
 */
export const orderNumber = style(
  layered({
    ...numeric,
    overflowWrap: 'anywhere',
    '@container': {
      [narrow]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);
export const status = style(layered({ marginInlineStart: 'auto' }));

const strip = {
  ...textStyle('small'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  padding: '10px 16px',
  '@media': { [forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
} as const;
export const deadline = style(
  layered({ ...strip, color: foreground.warning, background: background['accent-subtle'] }),
);
export const error = style(
  layered({
    ...strip,
    marginBlockEnd: vars.space[12],
    color: foreground.danger,
    background: background['danger-subtle'],
  }),
);
export const left = style(layered({ fontWeight: 600 }));
/** Aligns a small icon with the first line. */
export const stripIcon = style(layered({ marginBlock: '2px' }));
/** Hidden where text would otherwise break within words. */
export const trackIcon = style(layered({ '@container': { [tiny]: { display: 'none' } } }));

export const trackBox = style(layered({ padding: '12px 16px 0' }));
export const track = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    padding: '12px 14px',
    borderRadius: vars.radius.md,
    background: background['info-subtle'],
    color: foreground.info,
    '@media': {
      [canHover]: { selectors: { 'a&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } } },
      [forcedColors]: { border: '1px solid' },
    },
  }),
);
/** Space for a sentence and a time. */
export const pendingTrack = style(layered({ blockSize: linesOf('small', 2) }));
export const grow = style(layered({ flex: 1, minInlineSize: 0, display: 'grid', overflowWrap: 'anywhere' }));
export const items = style(
  layered({
    padding: '14px 16px',
    '@media': { [canHover]: { selectors: { '&:hover': { background: background.hover } } } },
    selectors: {
      // Inside: the card clips everything outside of it.
      '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none', borderRadius: vars.radius.md },
    },
  }),
);
export const single = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr) auto',
    gap: vars.space[12],
    alignItems: 'center',
    '@container': {
      '(min-width: 37.5rem)': { gridTemplateColumns: '76px minmax(0, 1fr) auto' },
      [tiny]: { gridTemplateColumns: '1fr auto' },
    },
  }),
);
export const thumbnail = style(
  layered({
    display: 'block',
    borderRadius: vars.radius.md,
    overflow: 'hidden',
    '@container': { [tiny]: { maxInlineSize: '64px' } },
  }),
);
export const row = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
    '@container': { [tiny]: { flexWrap: 'wrap' } },
  }),
);
export const thumbnails = style(
  layered({
    display: 'flex',
    gap: vars.space[8],
    minInlineSize: 0,
    flex: '0 1 auto',
    '@container': { [tiny]: { flexWrap: 'wrap' } },
  }),
);
export const small = style(layered({ inlineSize: '76px', flex: '0 1 76px', minInlineSize: '40px' }));
export const more = style(
  layered({
    ...textStyle('label-strong'),
    ...numeric,
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    background: background.sunken,
    color: foreground.muted,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
/** Below picture and price where there is no room between them. */
export const words = style(
  layered({
    display: 'grid',
    gap: '2px',
    minInlineSize: 0,
    '@container': { [tiny]: { gridRow: 2, gridColumn: '1 / -1' } },
  }),
);
export const title = style(
  layered({
    ...textStyle('label'),
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }),
);
export const meta = style(layered({ ...textStyle('small'), color: foreground.subtle, whiteSpace: 'nowrap' }));
export const options = style(layered({ ...textStyle('small'), color: foreground.subtle, overflowWrap: 'anywhere' }));
export const end = style(layered({ display: 'grid', justifyItems: 'end' }));
export const foot = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '10px',
    padding: '0 16px 14px',
  }),
);
export const sum = style(
  layered({
    ...textStyle('small'),
    marginInlineEnd: 'auto',
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[8],
    color: foreground.muted,
    whiteSpace: 'nowrap',
  }),
);
// Where two buttons and the menu do not fit on one line, the menu is beside the total and the
// buttons are on the next line.
const slender = `${ORDER_CONTAINER} (max-width: 22.24875rem)`;
const withMenu = `${foot}:has(${onlyNarrow})`;
layeredGlobal(`${withMenu} > ${actions}`, { '@container': { [slender]: { display: 'contents' } } }, layers.components);
layeredGlobal(
  `${withMenu} > ${sum}`,
  { '@container': { [slender]: { flex: `1 1 calc(100% - ${vars.size.touch} - 10px)` } } },
  layers.components,
);
