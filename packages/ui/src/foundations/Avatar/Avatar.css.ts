import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

/** Focus ring: a ring in the background color, then a line. */
const collar = (fill: string, edge: string) => `inset 0 0 0 2px ${fill}, 0 0 0 1.5px ${edge}`;

/** The letter must fit the circle, which does not grow with the text size. */
function sized(side: string, fontSize: string) {
  return { inlineSize: side, blockSize: side, fontSize, lineHeight: 1 };
}

export const root = recipe({
  base: layered({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: '50%',
    background: background.brand,
    color: foreground['on-brand'],
    userSelect: 'none',
    verticalAlign: 'middle',
    // Also covers the picture.
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit', boxShadow: 'inherit' },
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    size: {
      sm: layered({ ...textStyle('caption'), ...sized('32px', '12px'), fontWeight: 600 }),
      md: layered({ ...textStyle('label-strong'), ...sized('36px', '14px') }),
      lg: layered({ ...textStyle('title'), ...sized('64px', '24px') }),
    },
    background: {
      canvas: layered({ boxShadow: collar(background.canvas, line.brand) }),
      surface: layered({ boxShadow: collar(background.surface, line.brand) }),
      brand: layered({
        background: background.accent,
        color: foreground['on-accent'],
        boxShadow: `inset 0 0 0 2px ${line.collar}, 0 0 0 3px ${background.warm}`,
      }),
    },
  },
  defaultVariants: { size: 'md', background: 'canvas' },
});
export type AvatarVariants = NonNullable<RecipeVariants<typeof root>>;

export const picture = style(
  layered({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
);
