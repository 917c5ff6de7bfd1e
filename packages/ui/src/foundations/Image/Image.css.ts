import { style, styleVariants } from '@vanilla-extract/css';
import { drawn } from '../../theme/drawn.ts';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { forcedColors } from '../../theme/motion.ts';
import { vars } from '../../theme/vars.css.ts';
import { ImageOff } from '../Icon/glyphs.ts';

const fill = { inlineSize: '100%', blockSize: '100%' } as const;

const framed = style(
  layered({
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    background: vars.color.background.sunken,
    isolation: 'isolate',
    selectors: {
      '&[data-broken]::before': {
        ...drawn(ImageOff, { size: 24, line: 1.5, color: vars.color.foreground.subtle }),
        position: 'absolute',
        inset: 0,
        margin: 'auto',
      },
    },
    '@media': { [forcedColors]: { selectors: { '&[data-broken]': { border: '1px solid GrayText' } } } },
  }),
);
const ratio = styleVariants({ '1:1': '1', '4:3': '4 / 3', '3:4': '3 / 4', '16:9': '16 / 9' }, (aspectRatio) =>
  layered({ aspectRatio }),
);
/** Nothing else gives it a height when there is no picture. */
const natural = style(layered({ selectors: { '&[data-broken]': { minBlockSize: vars.space[64] } } }));
export const frame = {
  natural: `${framed} ${natural}`,
  '1:1': `${framed} ${ratio['1:1']}`,
  '4:3': `${framed} ${ratio['4:3']}`,
  '3:4': `${framed} ${ratio['3:4']}`,
  '16:9': `${framed} ${ratio['16:9']}`,
};
export const rounded = styleVariants({
  sm: layered({ borderRadius: vars.radius.sm }),
  md: layered({ borderRadius: vars.radius.md }),
  lg: layered({ borderRadius: vars.radius.lg }),
  xl: layered({ borderRadius: vars.radius.xl }),
});

/** Of a frame whose picture is seen whole. */
export const contained = style({});

// The frame dresses its picture: a list has hundreds, and each class is written once more.
const within = (frames: string, state = '') => `${frames} > img${state}, ${frames} > picture > img${state}`;
// What a host says goes before.
layeredGlobal(
  within(`:where(${framed})`),
  {
    position: 'relative',
    inlineSize: '100%',
    objectFit: 'cover',
    transition: `opacity ${vars.duration.base} ${vars.easing.standard}`,
  },
  layers.components,
);
layeredGlobal(within(`:where(${Object.values(ratio).join(', ')})`), { blockSize: '100%' }, layers.components);
layeredGlobal(within(contained), { objectFit: 'contain' }, layers.components);
layeredGlobal(within(framed, '[data-loading]'), { opacity: 0, transition: 'none' }, layers.components);
// What the browser draws of it goes; its name stays.
layeredGlobal(within(`${framed}[data-broken]`), { clipPath: 'inset(50%)', transition: 'none' }, layers.components);
export interface ImageVariants {
  ratio?: keyof typeof frame | undefined;
  radius?: 'none' | keyof typeof rounded | undefined;
  fit?: 'cover' | 'contain' | undefined;
}

/** The frame lays out the image, whatever stands between. */
export const choice = style(layered({ display: 'contents' }));

const behind = { position: 'absolute', inset: 0, ...fill } as const;
const whole = { '[data-broken] > &': { display: 'none' } } as const;
export const ground = style(layered({ ...behind, selectors: whole }));
/** Larger than the frame that it fills, because blurring fades the edges out. */
export const blurredGround = style(
  layered({
    ...behind,
    filter: 'blur(14px)',
    selectors: { ...whole, '&:not([viewBox])': { transform: 'scale(1.15)' } },
  }),
);
/** Stands for a picture that there never was, for those who do not see its frame. */
export const missing = style(layered(behind));
