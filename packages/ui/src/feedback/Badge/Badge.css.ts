import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { numeric } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

function sized(side: string, fontSize: string) {
  return layered({ fontSize, minInlineSize: side, blockSize: side, lineHeight: side });
}

export const root = style(
  layered({
    ...numeric,
    // Isolates "99+" in every script. `direction` would also flip the edges that a host positions
    // it by.
    unicodeBidi: 'plaintext',
    display: 'inline-grid',
    placeItems: 'center',
    paddingInline: '5px',
    borderRadius: vars.radius.pill,
    whiteSpace: 'nowrap',
    fontWeight: 600,
    '@media': { [forcedColors]: { border: '1px solid CanvasText', lineHeight: 1 } },
  }),
);
export const size = styleVariants({
  // On an icon, whose size does not depend on the text size: no taller than most icons.
  sm: sized('1.5em', 'min(0.75rem, 16px)'),
  md: sized('1.25rem', '0.75rem'),
});
export const tone = styleVariants({
  accent: layered({ background: background.accent, color: foreground['on-accent'] }),
  neutral: layered({ background: background.inverse, color: foreground.inverse }),
});
export const dot = style(layered({ minInlineSize: '10px', blockSize: '10px', paddingInline: 0 }));
export const ring = styleVariants({
  canvas: layered({ boxShadow: `0 0 0 2px ${background.canvas}` }),
  surface: layered({ boxShadow: `0 0 0 2px ${background.surface}` }),
});
export interface BadgeVariants {
  size?: keyof typeof size | undefined;
  tone?: keyof typeof tone | undefined;
  background?: keyof typeof ring | undefined;
}
