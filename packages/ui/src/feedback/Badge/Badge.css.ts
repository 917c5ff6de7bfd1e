import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { numeric } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

function sized(side: string) {
  return layered({ minInlineSize: side, blockSize: side, lineHeight: side });
}

export const root = recipe({
  base: layered({
    ...numeric,
    display: 'inline-grid',
    placeItems: 'center',
    paddingInline: '5px',
    borderRadius: vars.radius.pill,
    background: background.accent,
    color: foreground['on-accent'],
    fontSize: '0.75rem',
    fontWeight: 600,
  }),
  variants: {
    size: { sm: sized('18px'), md: sized('20px') },
    ground: {
      canvas: layered({ boxShadow: `0 0 0 2px ${background.canvas}` }),
      surface: layered({ boxShadow: `0 0 0 2px ${background.surface}` }),
    },
  },
  defaultVariants: { size: 'md', ground: 'canvas' },
});
export type BadgeVariants = NonNullable<RecipeVariants<typeof root>>;
