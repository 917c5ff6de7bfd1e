import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { forcedColors, reducedMotion, still } from '../../theme/motion.ts';
import { canMixColors } from '../../theme/supports.ts';
import { vars } from '../../theme/vars.css.ts';

const glide = keyframes({ from: { translate: '-100%' }, to: { translate: '100%' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const shine = `color-mix(in srgb, ${vars.color.background.surface} 60%, transparent)`;

const grey = style(
  layered({
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    borderRadius: '6px',
    background: vars.color.background.skeleton,
    // Content that loads within 200 ms must not be preceded by a gray flash.
    animation: `${appear} ${vars.duration.fast} var(--mallard-skeleton-delay, 200ms) backwards`,
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      animation: `${glide} 1600ms ${vars.easing.glide} infinite`,
    },
    '@supports': {
      [canMixColors]: {
        '::after': { background: `linear-gradient(100deg, transparent 30%, ${shine} 50%, transparent 70%)` },
      },
    },
    selectors: { [`${still}::after`]: { display: 'none' } },
    '@media': {
      [reducedMotion]: { '::after': { display: 'none' } },
      [forcedColors]: { border: '1px solid GrayText' },
    },
  }),
);
const shapes = {
  // The last line of a paragraph is rarely full.
  text: layered({
    blockSize: '1em',
    inlineSize: '100%',
    selectors: { '& + &:last-child': { inlineSize: '60%' } },
  }),
  title: layered({ blockSize: '28px', inlineSize: '60%' }),
  price: layered({ blockSize: '24px', inlineSize: '40%' }),
  button: layered({
    blockSize: vars.size['control-md'],
    inlineSize: '120px',
    maxInlineSize: '100%',
    borderRadius: vars.radius.pill,
  }),
  square: layered({ aspectRatio: '1', inlineSize: '100%', borderRadius: vars.radius.lg }),
  panel: layered({ blockSize: '160px', inlineSize: '100%', borderRadius: vars.radius.lg }),
  circle: layered({ blockSize: vars.size.touch, inlineSize: vars.size.touch, borderRadius: '50%' }),
};
export const box = styleVariants(shapes, (shape) => [grey, shape]);
export interface SkeletonVariants {
  shape?: keyof typeof box | undefined;
}

export const lines = style(layered({ display: 'grid', alignContent: 'start', gap: vars.space[8] }));
