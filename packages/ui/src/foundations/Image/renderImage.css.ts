import { style } from '@vanilla-extract/css';
import { iconStyle } from '../../theme/iconStyle.ts';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { forcedColors } from '../../theme/motion.ts';
import { vars } from '../../theme/vars.css.ts';
import { ImageOff } from '../Icon/glyphs.ts';
import { imageIn } from './imageIn.ts';

/** Frame of every picture. */
export const framed = style(
  layered({
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    background: vars.color.background.sunken,
    isolation: 'isolate',
    selectors: {
      '&[data-broken]::before': {
        ...iconStyle(ImageOff, { size: 24, line: 1.5, color: vars.color.foreground.subtle }),
        position: 'absolute',
        inset: 0,
        margin: 'auto',
      },
    },
    '@media': { [forcedColors]: { selectors: { '&[data-broken]': { border: '1px solid GrayText' } } } },
  }),
);
const square = style(layered({ aspectRatio: '1' }));
/** The frame of pictures in lists. */
export const squareFrame = `${framed} ${square}`;

// The host's styles have priority.
layeredGlobal(
  imageIn(`:where(${framed})`),
  {
    position: 'relative',
    inlineSize: '100%',
    objectFit: 'cover',
    transition: `opacity ${vars.duration.base} ${vars.easing.standard}`,
  },
  layers.components,
);
layeredGlobal(imageIn(`:where(${square})`), { blockSize: '100%' }, layers.components);
layeredGlobal(imageIn(framed, '[data-loading]'), { opacity: 0, transition: 'none' }, layers.components);
// Hides the browser's icon of a broken image; its name stays.
layeredGlobal(imageIn(`${framed}[data-broken]`), { clipPath: 'inset(50%)', transition: 'none' }, layers.components);

/** The frame lays out the image inside `picture`. */
export const choice = style(layered({ display: 'contents' }));

/** Style fragment for content behind a picture or instead of it. */
export const behind = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;
const whole = { '[data-broken] > &': { display: 'none' } } as const;
export const placeholder = style(layered({ ...behind, selectors: whole }));
/** Larger than its frame, because blur fades the edges out. */
export const blurredPlaceholder = style(
  layered({
    ...behind,
    filter: 'blur(14px)',
    selectors: { ...whole, '&:not([viewBox])': { transform: 'scale(1.15)' } },
  }),
);
