import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { reducedMotion, still } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { turning } from './turning.ts';

const inSight = { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' } as const;

export const root = style(layered({ display: 'inline-flex', alignItems: 'center', gap: '8px', position: 'relative' }));

export const ring = styleVariants({ sm: '18px', md: '24px', lg: '32px' }, (side) => {
  const { '@media': media, ...look } = turning(side);
  return layered({
    ...look,
    display: 'inline-block',
    flex: 'none',
    selectors: { [still]: { animation: 'none' } },
    '@media': { ...media, [reducedMotion]: { animation: 'none' } },
  });
});
export interface SpinnerVariants {
  size?: keyof typeof ring | undefined;
}

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
