import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { reducedMotion, still } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { variantsOf } from '../../theme/variantsOf.ts';
import { ring as turningRing } from './turning.ts';

const inSight = { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' } as const;

export const root = style(layered({ display: 'inline-flex', alignItems: 'center', gap: '8px', position: 'relative' }));

const { '@media': media, ...look } = turningRing;
const base = {
  ...look,
  display: 'inline-block',
  flex: 'none',
  '@media': { ...media, [reducedMotion]: { animation: 'none' } },
} as const;
const square = (side: string) => ({ inlineSize: side, blockSize: side });
export const ring = variantsOf(base, { sm: square('18px'), md: square('24px'), lg: square('32px') });
const rings = `:is(${Object.values(ring).join(', ')})`;
layeredGlobal(still.replace('&', rings), { animation: 'none' }, layers.components);
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
