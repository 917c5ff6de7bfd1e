import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { numeric } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

function sized(side: string) {
  return layered({ minInlineSize: side, blockSize: side, lineHeight: side });
}

export const root = recipe({
  base: layered({
    ...numeric,
    // 99+ in every script.
    direction: 'ltr',
    unicodeBidi: 'isolate',
    display: 'inline-grid',
    placeItems: 'center',
    paddingInline: '5px',
    borderRadius: vars.radius.pill,
    whiteSpace: 'nowrap',
    fontSize: '0.75rem',
    fontWeight: 600,
    '@media': { [forcedColors]: { border: '1px solid CanvasText', lineHeight: 1 } },
  }),
  variants: {
    size: { sm: sized('1.125rem'), md: sized('1.25rem') },
    tone: {
      accent: layered({ background: background.accent, color: foreground['on-accent'] }),
      neutral: layered({ background: background.inverse, color: foreground.inverse }),
    },
    isDot: {
      true: layered({ minInlineSize: '10px', blockSize: '10px', paddingInline: 0 }),
      false: {},
    },
    ground: {
      canvas: layered({ boxShadow: `0 0 0 2px ${background.canvas}` }),
      surface: layered({ boxShadow: `0 0 0 2px ${background.surface}` }),
    },
  },
  defaultVariants: { size: 'md', tone: 'accent', ground: 'canvas', isDot: false },
});
export type BadgeVariants = NonNullable<RecipeVariants<typeof root>>;
