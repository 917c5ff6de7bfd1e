import { style, styleVariants } from '@vanilla-extract/css';
import { drawn } from '../../theme/drawn.ts';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { vars } from '../../theme/vars.css.ts';

const fill = { inlineSize: '100%', blockSize: '100%' } as const;

function framed(aspectRatio?: string) {
  const own = layered({
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    background: vars.color.background.sunken,
    isolation: 'isolate',
    selectors: { '&[data-broken]': { minBlockSize: vars.space[64] } },
    '@media': { [forcedColors]: { selectors: { '&[data-broken]': { border: '1px solid GrayText' } } } },
  });
  return style(aspectRatio === undefined ? own : [own, layered({ aspectRatio })]);
}
/** By ratio, a class each: a list has hundreds of pictures. */
export const frame = {
  natural: framed(),
  '1:1': framed('1'),
  '4:3': framed('4 / 3'),
  '3:4': framed('3 / 4'),
  '16:9': framed('16 / 9'),
};
export const rounded = styleVariants({
  sm: layered({ borderRadius: vars.radius.sm }),
  md: layered({ borderRadius: vars.radius.md }),
  lg: layered({ borderRadius: vars.radius.lg }),
  xl: layered({ borderRadius: vars.radius.xl }),
});

function fitted(objectFit: 'cover' | 'contain', blockSize?: '100%') {
  const own = layered({
    position: 'relative',
    inlineSize: '100%',
    objectFit,
    transition: `opacity ${vars.duration.base} ${vars.easing.standard}`,
    selectors: { '&[data-loading]': { opacity: 0, transition: 'none' } },
  });
  return style(blockSize === undefined ? own : [own, layered({ blockSize })]);
}
/** In a frame of its own proportions, or of others, which it then fills. */
export const picture = {
  natural: { cover: fitted('cover'), contain: fitted('contain') },
  framed: { cover: fitted('cover', '100%'), contain: fitted('contain', '100%') },
};
export interface ImageVariants {
  ratio?: keyof typeof frame | undefined;
  radius?: 'none' | keyof typeof rounded | undefined;
  fit?: 'cover' | 'contain' | undefined;
}

/** The frame lays out the image, whatever stands between. */
export const choice = style(layered({ display: 'contents' }));

const behind = layered({ position: 'absolute', inset: 0, ...fill });
export const ground = style(behind);
/** Larger than the frame, because blurring fades the edges out. */
export const blurredGround = style([behind, layered({ filter: 'blur(14px)', transform: 'scale(1.15)' })]);
const BROKEN =
  'M2 2l20 20M10.41 10.41a2 2 0 1 1-2.83-2.83M13.5 13.5L6 21M18 12l3 3M3.59 3.59A1.99 1.99 0 0 0 3 5v14a2 2 0 0 0 2 2h14c.55 0 1.052-.22 1.41-.59M21 15V5a2 2 0 0 0-2-2H9';
export const fallback = style(
  layered({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    color: vars.color.foreground.subtle,
    background: vars.color.background.sunken,
    selectors: { '&::before': drawn(BROKEN, { size: 24, line: 1.5 }) },
  }),
);
