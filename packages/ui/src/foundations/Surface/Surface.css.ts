import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

export const root = style(
  layered({
    minInlineSize: 0,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const tone = styleVariants({
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
});
export const elevation = styleVariants({
  flat: {},
  hairline: layered({ boxShadow: vars.shadow.hairline }),
  lift: layered({ boxShadow: vars.shadow.lift }),
  float: layered({ boxShadow: vars.shadow.float }),
});
export const padding = styleVariants({
  0: {},
  12: layered({ padding: vars.space[12] }),
  16: layered({ padding: vars.space[16] }),
  20: layered({ padding: vars.space[20] }),
  24: layered({ padding: vars.space[24] }),
  32: layered({ padding: vars.space[32] }),
});
export const radius = styleVariants({
  none: {},
  md: layered({ borderRadius: vars.radius.md }),
  lg: layered({ borderRadius: vars.radius.lg }),
  xl: layered({ borderRadius: vars.radius.xl }),
});
export interface SurfaceVariants {
  tone?: keyof typeof tone | undefined;
  elevation?: keyof typeof elevation | undefined;
  padding?: keyof typeof padding | undefined;
  radius?: keyof typeof radius | undefined;
}
