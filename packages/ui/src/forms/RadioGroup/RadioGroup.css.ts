import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focusRing.ts';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import * as checkbox from '../Checkbox/Checkbox.css.ts';
import * as field from '../Field/Field.css.ts';

const { action, background, foreground, line } = vars.color;

export const root = style(layered({ display: 'grid', gap: '6px', minInlineSize: 0 }));
/** A legend stands outside of its fieldset's grid, so the gap does not reach it. */
export const label = style([field.label, layered({ selectors: { '&&': { paddingBlockEnd: '6px' } } })]);
export const description = field.description;
export const radios = recipe({
  base: layered({ display: 'flex' }),
  variants: {
    orientation: {
      vertical: layered({ flexDirection: 'column', gap: vars.space[8] }),
      horizontal: layered({ flexWrap: 'wrap', columnGap: vars.space[20] }),
    },
  },
  defaultVariants: { orientation: 'vertical' },
});
export type RadioGroupVariants = NonNullable<RecipeVariants<typeof radios>>;

export const row = checkbox.row;
export const dot = style([
  checkbox.box,
  layered({
    selectors: {
      // Twice its own class: which style sheet comes later depends on the bundle.
      '&&': { borderRadius: '50%' },
      '&&:checked': { background: background.surface, borderWidth: '6px', borderColor: action.primary.background },
      '&&:checked::after': { display: 'none' },
    },
  }),
]);
export const card = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: '60px',
    padding: '10px 16px',
    borderRadius: vars.radius.lg,
    background: background.surface,
    boxShadow: `inset 0 0 0 1px ${line.default}`,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: background.hover },
      '&:has(:checked)': { background: background.surface, boxShadow: `inset 0 0 0 2px ${line.brand}` },
      '&:has(:disabled)': { background: background.disabled, boxShadow: 'none', cursor: 'not-allowed' },
      '&:has(:focus-visible)': { outline: focusRing.outline, outlineOffset: focusRing.outlineOffset },
    },
    '@media': {
      [forcedColors]: {
        border: '1px solid ButtonText',
        selectors: { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);
export const cardBody = style(layered({ display: 'grid', flex: 1, minInlineSize: 0 }));
export const cardTitle = style(
  layered({ ...textStyle('label'), selectors: { [`${card}:has(:checked) &`]: { fontWeight: 600 } } }),
);
export const cardText = style(layered({ ...textStyle('small'), color: foreground.subtle }));
