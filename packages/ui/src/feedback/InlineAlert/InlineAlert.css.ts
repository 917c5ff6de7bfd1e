import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { byContrast } from '../../theme/byTheme.ts';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

function tinted(fill: string, color: string) {
  return layered({
    background: fill,
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${color} ${byContrast('22%', '100%')}, transparent)`,
  });
}

export const root = recipe({
  base: layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: '10px',
    padding: '14px 16px',
    borderRadius: vars.radius.md,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    tone: {
      info: tinted(background['info-subtle'], foreground.info),
      success: tinted(background['brand-subtle'], foreground.success),
      warning: tinted(background['accent-subtle'], foreground.warning),
      danger: tinted(background['danger-subtle'], foreground.danger),
    },
  },
  defaultVariants: { tone: 'info' },
});
export type InlineAlertVariants = NonNullable<RecipeVariants<typeof root>>;

export const glyph = style(
  layered({
    flex: 'none',
    // Centered on the title's first line, whatever its size.
    marginBlockStart: 'calc((1.375rem - 20px) / 2)',
    selectors: {
      '[data-tone="info"] > &': { color: foreground.info },
      '[data-tone="success"] > &': { color: foreground.success },
      '[data-tone="warning"] > &': { color: foreground.warning },
      '[data-tone="danger"] > &': { color: foreground.danger },
    },
  }),
);
export const content = style(layered({ display: 'grid', gap: vars.space[4], flex: 1, minInlineSize: 0 }));
export const title = style(layered({ ...textStyle('label-strong'), lineHeight: '1.375rem' }));
export const body = style(layered({ ...textStyle('label'), color: foreground.muted, overflowWrap: 'anywhere' }));
export const list = style(
  layered({
    ...textStyle('label'),
    color: foreground.muted,
    display: 'grid',
    gap: vars.space[4],
    paddingInlineStart: '18px',
    listStyle: 'disc',
    overflowWrap: 'anywhere',
  }),
);
export const actions = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], marginBlockStart: vars.space[8] }),
);
export const close = style(layered({ flex: 'none', marginBlock: '-8px', marginInlineEnd: '-10px' }));
