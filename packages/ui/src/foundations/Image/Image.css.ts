import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const ratios = { natural: '', '1:1': '1', '4:3': '4 / 3', '3:4': '3 / 4', '16:9': '16 / 9' };
const fill = { inlineSize: '100%', blockSize: '100%' } as const;

export const frame = recipe({
  base: layered({
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    background: vars.color.background.sunken,
    isolation: 'isolate',
    selectors: { '&[data-broken]': { minBlockSize: vars.space[64] } },
  }),
  variants: {
    ratio: {
      natural: {},
      '1:1': layered({ aspectRatio: ratios['1:1'] }),
      '4:3': layered({ aspectRatio: ratios['4:3'] }),
      '3:4': layered({ aspectRatio: ratios['3:4'] }),
      '16:9': layered({ aspectRatio: ratios['16:9'] }),
    },
    radius: {
      none: {},
      sm: layered({ borderRadius: vars.radius.sm }),
      md: layered({ borderRadius: vars.radius.md }),
      lg: layered({ borderRadius: vars.radius.lg }),
      xl: layered({ borderRadius: vars.radius.xl }),
    },
  },
  defaultVariants: { ratio: 'natural', radius: 'none' },
});

const filling = layered(fill);
export const picture = recipe({
  base: layered({
    position: 'relative',
    inlineSize: '100%',
    transition: `opacity ${vars.duration.base} ${vars.easing.standard}`,
    selectors: { '&[data-loading]': { opacity: 0, transition: 'none' } },
  }),
  variants: {
    fit: { cover: layered({ objectFit: 'cover' }), contain: layered({ objectFit: 'contain' }) },
    ratio: { natural: {}, '1:1': filling, '4:3': filling, '3:4': filling, '16:9': filling },
  },
  defaultVariants: { fit: 'cover', ratio: 'natural' },
});
export type ImageVariants = NonNullable<RecipeVariants<typeof frame>> & NonNullable<RecipeVariants<typeof picture>>;

/** The frame lays out the image, whatever stands between. */
export const choice = style(layered({ display: 'contents' }));

export const ground = recipe({
  base: layered({ position: 'absolute', inset: 0, ...fill }),
  variants: {
    isBlurred: {
      // Larger than the frame, because blurring fades the edges out.
      true: layered({ filter: 'blur(14px)', transform: 'scale(1.15)' }),
      false: {},
    },
  },
});
export const fallback = style(
  layered({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    color: vars.color.foreground.subtle,
    background: vars.color.background.sunken,
  }),
);
