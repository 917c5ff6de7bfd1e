import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

export const root = recipe({
  base: layered({
    minInlineSize: 0,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    tone: {
      canvas: layered({ background: background.canvas }),
      surface: layered({ background: background.surface }),
      raised: layered({ background: background.raised }),
      sunken: layered({ background: background.sunken }),
      deal: layered({ background: background.deal }),
      'brand-subtle': layered({ background: background['brand-subtle'] }),
      'info-subtle': layered({ background: background['info-subtle'] }),
      'danger-subtle': layered({ background: background['danger-subtle'] }),
      brand: layered({ background: background.brand, color: foreground['on-brand'] }),
      warm: layered({ background: background.warm, color: foreground['on-brand'] }),
      iridescent: layered({ background: vars.gradient.iridescent, color: foreground['on-brand'] }),
    },
    elevation: {
      flat: {},
      hairline: layered({ boxShadow: vars.shadow.hairline }),
      lift: layered({ boxShadow: vars.shadow.lift }),
      float: layered({ boxShadow: vars.shadow.float }),
    },
    padding: {
      0: {},
      12: layered({ padding: vars.space[12] }),
      16: layered({ padding: vars.space[16] }),
      20: layered({ padding: vars.space[20] }),
      24: layered({ padding: vars.space[24] }),
      32: layered({ padding: vars.space[32] }),
    },
    radius: {
      none: {},
      md: layered({ borderRadius: vars.radius.md }),
      lg: layered({ borderRadius: vars.radius.lg }),
      xl: layered({ borderRadius: vars.radius.xl }),
    },
  },
  defaultVariants: { tone: 'surface', elevation: 'hairline', padding: 16, radius: 'lg' },
});
export type SurfaceVariants = NonNullable<RecipeVariants<typeof root>>;
