import { style } from '@vanilla-extract/css';
import { Heart, Plus } from '../../foundations/Icon/glyphs.ts';
import { squareFrame } from '../../foundations/Image/renderImage.css.ts';
import { turning } from '../../foundations/Spinner/turning.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { hitArea } from '../../theme/hitArea.ts';
import { iconStyle } from '../../theme/iconStyle.ts';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { canHover, forcedColors, reducedMotion } from '../../theme/motion.ts';
import { separatingDot } from '../../theme/separatingDot.ts';
import { skipOffscreenLayout } from '../../theme/skipOffscreenLayout.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import { lineClamp } from '../lineClamp.ts';

const { action, background, foreground, line } = vars.color;

const card = { position: 'relative', minInlineSize: 0, blockSize: '100%' } as const;
export const root = {
  vertical: style(layered({ ...card, ...skipOffscreenLayout('320px', 24), display: 'flex', flexDirection: 'column' })),
  horizontal: style(
    layered({
      ...card,
      ...skipOffscreenLayout('112px', 24),
      display: 'grid',
      // 96 px in the narrowest lists, 112 px from 373 px on.
      gridTemplateColumns: 'clamp(96px, 30%, 112px) minmax(0, 1fr)',
      alignItems: 'start',
      gap: vars.space[12],
    }),
  ),
};

// Styles parts of a card by position: lists have hundreds of cards, and each class adds to the
// HTML. The first `div` of a body is its footer, a heading its title, a `p` without a class its
// facts.
const body = `:is(${root.vertical}, ${root.horizontal}) > div`;
layeredGlobal(
  `:where(${body})`,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    flex: 1,
    minInlineSize: 0,
    paddingBlockStart: '10px',
  },
  layers.components,
);
layeredGlobal(`${root.horizontal} > div`, { paddingBlockStart: vars.space[2] }, layers.components);

/** Of one line, also outside of cards. */
export const shortTitle = style({});
const title = `:where(${body} > :is(h1, h2, h3, h4, h5, h6), ${shortTitle})`;
layeredGlobal(
  title,
  { ...textStyle('label'), fontSize: '0.9375rem', lineHeight: 1.4667, textWrap: 'wrap', ...lineClamp(2) },
  layers.components,
);
layeredGlobal(shortTitle, { WebkitLineClamp: 1, lineClamp: 1 }, layers.components);

// The link covers its whole card; other controls are above it.
const link = `${title} > a`;
layeredGlobal(link, { color: 'inherit', outline: 'none' }, layers.components);
layeredGlobal(
  `${link}::after`,
  { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
  layers.components,
);
layeredGlobal(`${link}:focus-visible`, { outline: 'none', boxShadow: 'none' }, layers.components);
layeredGlobal(`${link}:focus-visible::after`, focusRing, layers.components);

/** Facts on one line, also outside of cards. */
export const facts = style({});
const meta = `:where(${body} > p:not([class]), ${facts})`;
layeredGlobal(
  meta,
  {
    ...textStyle('small'),
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '2px 19px',
    // The separating dots are in the gaps; one at the start of a line is clipped.
    overflowX: 'clip',
    color: foreground.subtle,
  },
  layers.components,
);
layeredGlobal(`${meta} > * + *`, { position: 'relative' }, layers.components);
layeredGlobal(
  `${meta} > * + *::before`,
  { ...separatingDot, position: 'absolute', insetInlineStart: '-11px', insetBlockStart: '50%' },
  layers.components,
);

export const tags = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], minBlockSize: '20px' }));

const foot = `:where(${body} > div:first-of-type)`;
layeredGlobal(
  foot,
  {
    display: 'flex',
    flexWrap: 'wrap',
    // Aligns the prices of a row, with and without a button or a second line above.
    alignItems: 'flex-end',
    justifyContent: 'flex-end',
    gap: vars.space[4],
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space[2],
    minBlockSize: '38px',
  },
  layers.components,
);
// The price is at least as wide as its widest part: beside a very high one the button wraps.
layeredGlobal(
  `${foot} > :where(:first-child)`,
  {
    flex: '1 0 min-content',
    minInlineSize: 0,
    // Centers the current price on the button.
    paddingBlockEnd: '5px',
  },
  layers.components,
);
export const noPrice = style(layered({ ...textStyle('small'), flex: 1, color: foreground.muted }));
export const error = style(layered({ ...textStyle('caption'), color: foreground.danger }));

export const add = style(
  layered({
    ...hitArea(5),
    position: 'relative',
    zIndex: vars.zIndex.raised,
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '36px',
    blockSize: '36px',
    borderRadius: vars.radius.pill,
    border: `1px solid ${line.default}`,
    background: background.surface,
    color: foreground.brand,
    transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      '&:active': { background: action.primary.pressed, color: action.primary.foreground },
      '&[aria-busy="true"]': { cursor: 'progress' },
      '&:not([aria-busy="true"])::after': iconStyle(Plus, { size: 20, line: 1.6 }),
      '&[aria-busy="true"]::after': { content: '""', ...turning('18px') },
    },
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover': {
            background: action.primary.background,
            borderColor: 'transparent',
            color: action.primary.foreground,
          },
        },
      },
      [forcedColors]: { borderColor: 'ButtonText' },
    },
  }),
);

export const shot = style(
  layered({
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    borderRadius: vars.radius.lg,
    background: background.sunken,
    aspectRatio: '1',
    // A white line inside the picture while the pointer is on the card.
    '::after': {
      content: '""',
      position: 'absolute',
      inset: '6px',
      borderRadius: '11px',
      border: `2px solid ${line.collar}`,
      opacity: 0,
      transition: `opacity ${vars.duration.base}`,
      pointerEvents: 'none',
    },
    '@media': { [canHover]: { selectors: { ':is(article, li, a):hover > &::after': { opacity: 0.95 } } } },
  }),
);
layeredGlobal(
  `${shot} img`,
  {
    transition: `scale ${vars.duration.stately} ${vars.easing.standard}, opacity ${vars.duration.base} ${vars.easing.standard}`,
  },
  layers.components,
);
layeredGlobal(
  `:root:not([data-motion="reduce"]) :is(article, li, a):hover > ${shot} img`,
  { '@media': { [`${canHover} and (prefers-reduced-motion: no-preference)`]: { scale: '1.035' } } },
  layers.components,
);
/** For unavailable products. */
export const faded = style({});
/** Classes of a card's picture, joined in advance: for available and unavailable products. */
export const frames = { clear: `${squareFrame} ${shot}`, faded: `${squareFrame} ${shot} ${faded}` };
layeredGlobal(`${faded} > *, ${faded}::before`, { opacity: 0.55, filter: 'grayscale(0.6)' }, layers.components);

export const flag = style(
  layered({
    position: 'absolute',
    insetBlockStart: '10px',
    insetInlineStart: '10px',
    zIndex: vars.zIndex.raised,
    pointerEvents: 'none',
    display: 'flex',
    gap: '6px',
  }),
);
/** On a picture, which is light in every theme. */
export const rank = style(
  layered({
    ...textStyle('label-strong'),
    display: 'inline-grid',
    placeItems: 'center',
    // Grows with the text.
    minInlineSize: '1.5rem',
    minBlockSize: '1.5rem',
    paddingInline: '6px',
    borderRadius: vars.radius.sm,
    background: action.primary.background,
    color: action.primary.foreground,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
/** A label on a picture: the picture is light in every theme, so this is too. */
export const pictureTag = style(
  layered({
    // Overrides the tag's own tone, whichever style sheet comes first.
    selectors: {
      '&&': { background: line.collar, color: foreground['on-scene-brand'], fontWeight: 600, boxShadow: 'none' },
    },
  }),
);

export const favorite = style(
  layered({
    position: 'absolute',
    insetBlockStart: '2px',
    insetInlineEnd: '2px',
    zIndex: vars.zIndex.raised,
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: vars.radius.pill,
    color: foreground['on-scene'],
    filter: `drop-shadow(0 0 3px color-mix(in srgb, ${line.collar} 90%, transparent))`,
    selectors: {
      '&::after': iconStyle(Heart, { size: 20, line: 1.6 }),
      '&[aria-pressed="true"]::after': iconStyle(Heart, { size: 20, line: 1.6, isSolid: true }),
      // Without a picture the background is the theme's own.
      '[data-broken] ~ &': { color: foreground.default, filter: 'none' },
      '&[aria-pressed="true"]': { color: `color-mix(in srgb, ${background.accent} 40%, ${background.warm})` },
      '[data-broken] ~ &[aria-pressed="true"]': { color: foreground.price },
    },
    '@media': {
      [reducedMotion]: { transition: 'none' },
      // Forced colors give the icon a system color, but the picture may have any color.
      [forcedColors]: { background: 'ButtonFace' },
    },
  }),
);
