import { style } from '@vanilla-extract/css';
import { below, from, tight } from '../../theme/breakpoints.ts';
import { byTheme } from '../../theme/byTheme.ts';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { canMixColors } from '../../theme/supports.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { foreground, scene } = vars.color;
const tablet = `${from('sm')} and ${below('lg')}`;
/** Container width with room for text and products side by side. */
const wide = '(min-width: 35rem)';
const narrow = '(max-width: 34.99875rem)';

export const root = style(
  layered({
    position: 'relative',
    overflow: 'hidden',
    borderRadius: vars.radius.xl,
    // Dimmed in the dark theme like pictures, but only as far as its text stays readable.
    background: scene.sage,
    '@supports': {
      [canMixColors]: { background: byTheme(scene.sage, `color-mix(in srgb, ${scene.sage} 86%, black)`) },
    },
    color: foreground['on-scene'],
    isolation: 'isolate',
    containerType: 'inline-size',
  }),
);
export const track = style(
  layered({
    display: 'flex',
    blockSize: '100%',
    overflowX: 'auto',
    scrollSnapType: 'inline mandatory',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
  }),
);
export const slide = style(
  layered({
    position: 'relative',
    flex: '0 0 100%',
    minInlineSize: 0,
    aspectRatio: '358 / 468',
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
    '@media': {
      // At most a bit more than half of the window, which 16:9 would fill in landscape or, with
      // large text, on a desktop.
      [tablet]: { '@container': { [wide]: { aspectRatio: 'auto', minBlockSize: 'min(56.25cqi, 56svh)' } } },
      [from('lg')]: { '@container': { [wide]: { aspectRatio: 'auto', minBlockSize: 'max(436px, 36cqi)' } } },
    },
  }),
);
/**
 * The picture is behind the text and fills the slide. Its products are at the end, so that overflow
 * is cropped evenly; in right-to-left text it is mirrored. A broken one shows the background.
 */
export const art = style(
  layered({
    selectors: {
      [`${slide} > &`]: { position: 'absolute', inset: 0, zIndex: -1, background: 'none' },
      '&:dir(rtl)': { scale: '-1 1' },
    },
    '@container': {
      // The text fills most of the slide: the picture keeps its size at the lower edge, and fades
      // into the background.
      [`${tight.tiny} and ${narrow}`]: {
        selectors: { [`${slide} > &`]: { insetBlockStart: 'auto', aspectRatio: '358 / 468' } },
        maskImage: 'linear-gradient(transparent, #000 40%)',
      },
    },
    '@media': {
      // The picture for wide windows, with its products on the right: also behind the text.
      [from('sm')]: {
        '@container': {
          [narrow]: {
            selectors: { [`${slide} > &`]: { insetBlockStart: 'auto', aspectRatio: '4 / 3' } },
            maskImage: 'linear-gradient(transparent, #000 40%)',
          },
        },
      },
    },
  }),
);
layeredGlobal(
  `${art} img`,
  {
    blockSize: '100%',
    '@media': {
      [below('sm')]: { objectPosition: 'bottom' },
      [from('sm')]: { '@container': { [narrow]: { objectPosition: 'right' } } },
    },
  },
  layers.components,
);
layeredGlobal(`${slide} > ${art}[data-broken]::before`, { content: 'none' }, layers.components);

/** The products are in the other half, or below the text on phones; longer text makes the slide grow. */
export const copy = style(
  layered({
    display: 'grid',
    gap: vars.space[8],
    justifyItems: 'start',
    padding: '26px 24px 68cqi',
    '@container': {
      [`${tight.small} and ${narrow}`]: { paddingBlockEnd: '84cqi' },
      [`${tight.tiny} and ${narrow}`]: { paddingInline: vars.space[16], paddingBlockEnd: '76cqi' },
    },
    '@media': {
      [from('sm')]: { '@container': { [wide]: { maxInlineSize: '56%', paddingBlockEnd: '60px' } } },
      [from('lg')]: { '@container': { [wide]: { padding: '44px 0 72px 36px', gap: '14px' } } },
      [from('xl')]: { '@container': { [wide]: { padding: '52px 0 72px 48px' } } },
    },
  }),
);
export const kicker = style(
  layered({
    ...textStyle('small'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    color: foreground['on-scene-muted'],
    '::before': {
      content: '""',
      inlineSize: '10px',
      blockSize: '10px',
      borderRadius: '50%',
      border: `3px solid ${foreground['on-scene-brand']}`,
    },
    '@media': { [from('lg')]: { ...textStyle('label') } },
  }),
);
/**
 * A line break in the text is preserved. Chinese breaks after punctuation first. The font size shrinks
 * with the slide, so that a headline of usual length has at most two lines.
 */
export const title = style(
  layered({
    ...textStyle('display'),
    fontSize: 'clamp(1.625rem, 9.5cqi, 2.125rem)',
    lineHeight: 1.26,
    whiteSpace: 'pre-line',
    textWrap: 'balance',
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
    '@media': {
      [from('sm')]: {
        '@container': { [wide]: { fontSize: 'clamp(1.875rem, 6.2cqi, 3.25rem)', lineHeight: 1.23 } },
      },
    },
  }),
);
export const lede = style(
  layered({
    ...textStyle('body'),
    color: foreground['on-scene-muted'],
    maxInlineSize: '22em',
    '@media': {
      [from('sm')]: { '@container': { [wide]: { maxInlineSize: '17em' } } },
      [from('lg')]: { '@container': { [wide]: { maxInlineSize: '19em', marginBlockEnd: '10px' } } },
    },
  }),
);
/** The whole slide is the link; on desktops it also shows a button. */
export const link = style(
  layered({
    '::after': { content: '""', position: 'absolute', inset: 0 },
    outline: 'none',
    selectors: {
      '&:focus-visible': { boxShadow: 'none' },
      '&:focus-visible::after': {
        outline: `3px solid ${foreground['on-scene-brand']}`,
        outlineOffset: '-6px',
        borderRadius: vars.radius.xl,
      },
    },
  }),
);
export const action = style(
  layered({
    ...textStyle('body-strong'),
    display: 'none',
    alignItems: 'center',
    minBlockSize: vars.size['control-lg'],
    paddingInline: vars.space[32],
    borderRadius: vars.radius.pill,
    // The picture is light in the dark theme too, and so is the button on it.
    background: foreground['on-scene-brand'],
    color: vars.color.line.collar,
    '@media': { [from('lg')]: { '@container': { [wide]: { display: 'inline-flex' } } } },
  }),
);

/** First in the tab order, so that autoplay can be stopped before the slides; visually last. */
export const controls = style(
  layered({
    position: 'absolute',
    zIndex: vars.zIndex.raised,
    insetBlockEnd: vars.space[8],
    insetInlineStart: '14px',
    display: 'flex',
    alignItems: 'center',
    '@media': {
      [from('lg')]: { insetBlockEnd: vars.space[20], insetInlineStart: '26px' },
      [from('xl')]: { insetInlineStart: '36px' },
    },
  }),
);
export const picker = style(layered({ display: 'flex' }));
export const control = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: '28px',
    blockSize: vars.size.touch,
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
    selectors: {
      '&[aria-current]': { minInlineSize: vars.space[48] },
      '&:focus-visible': { outlineColor: foreground['on-scene-brand'], outlineOffset: '-6px', boxShadow: 'none' },
    },
    '@media': {
      '(pointer: coarse)': {
        minInlineSize: vars.size.touch,
        selectors: { '&[aria-current]': { minInlineSize: vars.size.touch } },
      },
    },
  }),
);
export const pause = style(
  layered({
    minInlineSize: vars.size.touch,
    color: foreground['on-scene'],
    // Forced colors give the icon a system color, but the picture may have any color.
    '@media': { [forcedColors]: { background: 'ButtonFace' } },
  }),
);
export const dot = style(
  layered({
    inlineSize: '8px',
    blockSize: '3px',
    borderRadius: '2px',
    background: foreground['on-scene-muted'],
    '@supports': {
      [canMixColors]: { background: `color-mix(in srgb, ${foreground['on-scene']} 45%, transparent)` },
    },
    selectors: {
      '[aria-current] > &': { inlineSize: '28px', background: foreground['on-scene-brand'] },
    },
    '@media': {
      // As narrow as touch targets may be, so that they form one row.
      '(pointer: coarse)': { inlineSize: '28px' },
      [canHover]: { selectors: { 'button:hover > &': { background: foreground['on-scene'] } } },
      [forcedColors]: {
        background: 'GrayText',
        forcedColorAdjust: 'none',
        selectors: { '[aria-current] > &': { background: 'Highlight' } },
      },
    },
  }),
);
