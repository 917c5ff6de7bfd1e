import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { imageIn } from './imageIn.ts';
import { behind, framed, squareFrame } from './renderImage.css.ts';

const ratio = styleVariants({ '4:3': '4 / 3', '3:4': '3 / 4', '16:9': '16 / 9' }, (aspectRatio) =>
  layered({ aspectRatio }),
);
/** A frame without a picture has no other height. */
const natural = style(layered({ selectors: { '&[data-broken]': { minBlockSize: vars.space[64] } } }));
export const frame = {
  natural: `${framed} ${natural}`,
  '1:1': squareFrame,
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

/** Frame of a picture that is shown whole. */
export const contained = style({});

layeredGlobal(imageIn(`:where(${Object.values(ratio).join(', ')})`), { blockSize: '100%' }, layers.components);
layeredGlobal(imageIn(contained), { objectFit: 'contain' }, layers.components);
export interface ImageVariants {
  ratio?: keyof typeof frame | undefined;
  radius?: 'none' | keyof typeof rounded | undefined;
  fit?: 'cover' | 'contain' | undefined;
}

/** Icon of a missing picture, for readers who cannot see the frame's colors. */
export const missing = style(layered(behind));
