import { keyframes, style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { reducedMotion, still } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';

const inSight = { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' } as const;
const spin = keyframes({ to: { rotate: '360deg' } });

export const root = style(layered({ display: 'inline-flex', alignItems: 'center', gap: '8px', position: 'relative' }));

export const ring = recipe({
  base: layered({
    display: 'inline-block',
    flex: 'none',
    borderRadius: '50%',
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    animation: `${spin} 900ms linear infinite`,
    selectors: { [still]: { animation: 'none' } },
    '@media': { [reducedMotion]: { animation: 'none' } },
  }),
  variants: {
    size: {
      sm: layered({ inlineSize: '18px', blockSize: '18px' }),
      md: layered({ inlineSize: '24px', blockSize: '24px' }),
      lg: layered({ inlineSize: '32px', blockSize: '32px' }),
    },
  },
  defaultVariants: { size: 'sm' },
});
export type SpinnerVariants = NonNullable<RecipeVariants<typeof ring>>;

export const words = style(
  layered({
    ...textStyle('small'),
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    selectors: { [still]: inSight },
    '@media': { [reducedMotion]: inSight },
  }),
);
