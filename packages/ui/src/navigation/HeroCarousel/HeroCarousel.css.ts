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
/** Where words and goods have room beside one another. */
const wide = '(min-width: 35rem)';
const narrow = '(max-width: 34.99875rem)';

export const root = style(
  layered({
    position: 'relative',
    overflow: 'hidden',
    borderRadius: vars.radius.xl,
    // Dimmed by night as pictures are, yet no further than its words can be read on it.
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
      // At most a good half of the window, which 16:9 would fill on its side or, at large text, on a desktop.
      [tablet]: { '@container': { [wide]: { aspectRatio: 'auto', minBlockSize: 'min(56.25cqi, 56svh)' } } },
      [from('lg')]: { '@container': { [wide]: { aspectRatio: 'auto', minBlockSize: 'max(436px, 36cqi)' } } },
    },
  }),
);
/**
 * The picture lies under the words and takes the slide's proportions. Its goods are at the end, so what does not fit is
 * cut off evenly, and where the words begin at the right it is turned round. One that does not come leaves the ground.
 */
export const art = style(
  layered({
    selectors: {
      [`${slide} > &`]: { position: 'absolute', inset: 0, zIndex: -1, background: 'none' },
      '&:dir(rtl)': { scale: '-1 1' },
    },
    '@container': {
      // Words take most of the slide: the picture keeps its size at the lower edge, and fades into the ground.
      [`${tight.tiny} and ${narrow}`]: {
        selectors: { [`${slide} > &`]: { insetBlockStart: 'auto', aspectRatio: '358 / 468' } },
        maskImage: 'linear-gradient(transparent, #000 40%)',
      },
    },
    '@media': {
      // The picture for wide windows, with its goods at the right: below the words too.
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

/** The goods have the other half, or what is below on phones; words that grow make the slide grow. */
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
 * A line break in the words is a line break here. Chinese breaks after its punctuation first, by meaning. The letters
 * shrink with the slide, so that a headline of usual length keeps to two lines.
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
/** The whole slide is the link; on desktops it shows a button too. */
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
    // The picture stays light in the dark theme, and so does what stands on it.
    background: foreground['on-scene-brand'],
    color: vars.color.line.collar,
    '@media': { [from('lg')]: { '@container': { [wide]: { display: 'inline-flex' } } } },
  }),
);

/** First for keys, so that the change can be stopped before the slides are reached; last to the eye. */
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
    // The icon has one system colour, and the picture any.
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
      // As wide as their targets allow, so that they read as one row.
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
