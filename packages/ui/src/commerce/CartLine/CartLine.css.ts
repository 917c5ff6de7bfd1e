import { createVar, style } from '@vanilla-extract/css';
import { Trash2 } from '../../foundations/Icon/glyphs.ts';
import { hitArea } from '../../theme/hitArea.ts';
import { iconStyle } from '../../theme/iconStyle.ts';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { skipOffscreenLayout } from '../../theme/skipOffscreenLayout.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import { lineClamp } from '../lineClamp.ts';

const { action, background, foreground, line: lines } = vars.color;
// Container widths of the line: a cart in a drawer is narrow on the widest page.
/** A phone at 200 % zoom: text moves below the picture, because there is room for only three letters beside it. */
const tiny = '(width < 15rem)';
/** A cart in a phone's drawer: a smaller picture leaves room for price and stepper on one line. */
const small = '(width < 21.5rem)';
const narrow = '(width < 35rem)';
const medium = '(width >= 35rem)';
const wide = '(width >= 48.75rem)';
const touch = '(pointer: coarse)';
/** Space for the checkbox. */
const checkColumn = createVar();

export const root = style(
  layered({
    position: 'relative',
    ...skipOffscreenLayout('132px', 12),
    containerType: 'inline-size',
    vars: { [checkColumn]: '44px' },
    selectors: {
      '&[data-unselectable]': { vars: { [checkColumn]: '0px' } },
      '& + &': { borderBlockStart: `1px solid ${lines.subtle}` },
      '&[data-unavailable]': { color: foreground.subtle },
    },
  }),
);
/** Only in lines near the window: each scroll container is a compositing layer. */
export const track = style(
  layered({
    display: 'flex',
    // Swiping is native scrolling: it follows the finger, bounces and needs no script.
    '@media': {
      [touch]: {
        overflowX: 'auto',
        overflowY: 'hidden',
        overscrollBehaviorX: 'contain',
        scrollSnapType: 'x mandatory',
        scrollbarWidth: 'none',
      },
    },
  }),
);
export const line = style(
  layered({
    position: 'relative',
    flex: '0 0 100%',
    minInlineSize: 0,
    display: 'grid',
    gridTemplateColumns: `${checkColumn} 88px minmax(0, 1fr)`,
    gridTemplateRows: '1fr auto',
    gridTemplateAreas: '"check shot body" "check shot foot"',
    gap: '4px 10px',
    alignItems: 'center',
    paddingBlock: '14px',
    paddingInline: '2px 14px',
    scrollSnapAlign: 'start',
    // Keeps the gap of the checkbox, so that the picture is as far from the edge as the button on
    // the other side.
    selectors: { '[data-unselectable] &': { paddingInlineStart: '4px' } },
    '@container': {
      [small]: {
        gridTemplateColumns: `${checkColumn} 72px minmax(0, 1fr)`,
        columnGap: vars.space[8],
        selectors: { '[data-unselectable] &': { paddingInlineStart: '6px' } },
      },
      [tiny]: {
        gridTemplateColumns: `${checkColumn} minmax(0, 1fr)`,
        gridTemplateRows: 'auto',
        gridTemplateAreas: '"check shot" "body body" "foot foot"',
        gap: vars.space[8],
        paddingInline: '2px 8px',
      },
      [medium]: {
        gridTemplateColumns: `${checkColumn} 104px minmax(0, 1fr) 44px`,
        gridTemplateAreas: '"check shot body actions" "check shot foot actions"',
        gap: '4px 16px',
        paddingBlock: '20px',
        paddingInline: '8px 16px',
      },
      [wide]: {
        gridTemplateColumns: `${checkColumn} 104px minmax(0, 1fr) 108px 124px 100px 44px`,
        gridTemplateRows: 'auto',
        gridTemplateAreas: '"check shot body price quantity total actions"',
      },
    },
  }),
);
export const check = style(layered({ gridArea: 'check', alignSelf: 'center' }));
export const shot = style(
  layered({
    gridArea: 'shot',
    display: 'block',
    alignSelf: 'start',
    borderRadius: vars.radius.md,
    overflow: 'hidden',
    '@container': { [tiny]: { inlineSize: '72px', maxInlineSize: `calc(100% - ${vars.size.touch})` } },
  }),
);
layeredGlobal(`[data-unavailable] ${shot} > *`, { filter: 'grayscale(1)', opacity: 0.55 }, layers.components);

export const body = style(
  layered({
    gridArea: 'body',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    alignSelf: 'start',
    justifyItems: 'start',
    minInlineSize: 0,
    // Names and messages of the shop may be one long word.
    overflowWrap: 'anywhere',
    '@container': { [tiny]: { paddingInlineStart: vars.space[12] }, [wide]: { alignSelf: 'center' } },
  }),
);
export const title = style(
  layered({
    ...textStyle('label'),
    ...lineClamp(2),
    lineHeight: 1.5714,
    minBlockSize: '24px',
    '@container': {
      [narrow]: { marginInlineEnd: vars.space[40] },
      // Nothing is beside it here.
      [tiny]: { ...lineClamp(3), marginInlineEnd: 0 },
      [medium]: { fontSize: '0.9375rem' },
    },
  }),
);
export const options = style(
  layered({
    ...textStyle('small'),
    ...hitArea(8, 0),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: '28px',
    maxInlineSize: '100%',
    paddingInline: '10px 6px',
    borderRadius: vars.radius.sm,
    background: background.sunken,
    color: foreground.muted,
    textAlign: 'start',
  }),
);
export const optionsText = style(
  layered({
    minInlineSize: 0,
    overflow: 'clip',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@container': { [tiny]: { whiteSpace: 'normal' } },
  }),
);
export const plainOptions = style(layered({ ...textStyle('small'), color: foreground.subtle }));
export const notices = style(
  layered({ display: 'grid', gap: vars.space[2], selectors: { '&:empty': { display: 'none' } } }),
);
const notice = textStyle('small');
export const problem = style(layered({ ...notice, color: foreground.danger }));
export const change = style(layered({ ...notice, color: foreground.warning }));
export const successNotice = style(layered({ ...notice, color: foreground.success }));
export const queued = style(
  layered({ ...notice, display: 'flex', alignItems: 'center', gap: '6px', color: foreground.warning }),
);
export const failure = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', paddingBlock: vars.space[4] }),
);

export const foot = style(
  layered({
    gridArea: 'foot',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 10px',
    '@container': { [tiny]: { paddingInlineStart: vars.space[12] }, [wide]: { display: 'contents' } },
  }),
);
export const price = style(
  layered({
    gridArea: 'price',
    // Stacked where there is no room for the stepper beside it.
    '@container': {
      [narrow]: { selectors: { '&&': { flexDirection: 'column', alignItems: 'flex-start' } } },
      [wide]: { selectors: { '&&': { flexDirection: 'column', alignItems: 'flex-start' } } },
    },
  }),
);
// Beside a line total, which is amber after a saving, the single price is in the text color.
layeredGlobal(
  `${price} > [aria-hidden]:not(s)`,
  { '@container': { [wide]: { ...textStyle('price-sm'), ...numeric, color: 'inherit' } } },
  layers.components,
);
export const quantity = style(
  layered({
    gridArea: 'quantity',
    position: 'relative',
    marginInlineStart: 'auto',
    // As wide as its buttons: a reason below them wraps instead of pushing them over the price.
    inlineSize: 'min-content',
    '@container': { [wide]: { marginInlineStart: 0 } },
  }),
);
// Hidden, but still the description of the field.
layeredGlobal('[data-stock-said] > [data-part="note"]', { display: 'none' }, layers.components);
export const similar = style(
  layered({
    inlineSize: 'max-content',
    selectors: { '&&': { whiteSpace: 'nowrap' } },
    // On most phones beside the price, not below it.
    '@container': { [narrow]: { selectors: { '&&': { paddingInline: vars.space[12] } } } },
  }),
);
export const busy = style(
  layered({
    selectors: { '&&': { position: 'absolute' } },
    insetInlineEnd: 'calc(100% + 4px)',
    insetBlockStart: '9px',
    color: foreground.subtle,
  }),
);
export const total = style(
  layered({ gridArea: 'total', display: 'none', '@container': { [wide]: { display: 'inline-flex' } } }),
);

export const actions = style(
  layered({
    display: 'grid',
    '@container': {
      [narrow]: { position: 'absolute', insetBlockStart: '4px', insetInlineEnd: '4px' },
      [medium]: { gridArea: 'actions' },
    },
  }),
);
export const wideOnly = style(layered({ '@container': { [narrow]: { display: 'none' } } }));
export const quietIcon = style(layered({ selectors: { '&&': { color: foreground.subtle } } }));
/** Icons in CSS, because a cart has many. */
export const removeIcon = style([
  quietIcon,
  layered({ selectors: { '&::after': iconStyle(Trash2, { size: 20, line: 1.6 }) } }),
]);

export const swipe = style(
  layered({ display: 'none', '@media': { [touch]: { display: 'flex', flex: 'none', scrollSnapAlign: 'end' } } }),
);
/** Not focusable by keyboard, so no focus ring is needed. */
const swipeButton = {
  ...textStyle('label-strong'),
  minInlineSize: '76px',
  paddingInline: vars.space[12],
  outline: 'none',
  selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
} as const;
export const swipeLater = style(
  layered({ ...swipeButton, background: action.accent.background, color: action.accent.foreground }),
);
export const swipeRemove = style(
  layered({ ...swipeButton, background: action.danger.background, color: action.danger.foreground }),
);
