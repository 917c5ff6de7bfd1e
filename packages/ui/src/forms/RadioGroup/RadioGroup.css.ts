import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focusRing.ts';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import * as checkbox from '../Checkbox/Checkbox.css.ts';
import * as field from '../Field/Field.css.ts';

const { action, background, foreground, line } = vars.color;

export const root = field.root;
export const radios = recipe({
  base: layered({ display: 'flex' }),
  variants: {
    orientation: {
      // Lines of text include their spacing; cards need a gap.
      vertical: layered({ flexDirection: 'column', selectors: { '&:has(> [data-card])': { gap: vars.space[8] } } }),
      horizontal: layered({
        flexWrap: 'wrap',
        columnGap: vars.space[20],
        selectors: {
          '&:has(> [data-card])': {
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
            gap: vars.space[8],
          },
        },
      }),
    },
    variant: {
      cards: {},
      // Rows of the panel around them, separated by lines.
      rows: layered({ selectors: { '&:has(> [data-card])': { gap: 0 } } }),
    },
  },
  defaultVariants: { orientation: 'vertical', variant: 'cards' },
});
const { rows } = radios.classNames.variants.variant;
export type RadioGroupVariants = NonNullable<RecipeVariants<typeof radios>>;

export const row = checkbox.row;
export const dot = style([
  checkbox.box,
  layered({
    selectors: {
      // Doubled class for higher specificity: the order of style sheets depends on the bundle.
      '&&': { borderRadius: '50%' },
      '&&:checked': { background: background.surface, borderWidth: '0.375rem', borderColor: action.primary.background },
      '&&:checked::after': { display: 'none' },
      '&&:checked:disabled': { borderColor: foreground.disabled },
      '&&[aria-disabled="true"]': { background: background.disabled, borderColor: line.default },
    },
    '@media': { [forcedColors]: { selectors: { '&&[aria-disabled="true"]': { borderColor: 'GrayText' } } } },
  }),
]);
export const card = style(
  layered({
    display: 'flex',
    // Where text and price do not fit side by side, the price wraps.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[4]} ${vars.space[12]}`,
    minBlockSize: '60px',
    padding: '10px 16px',
    borderRadius: vars.radius.lg,
    background: background.surface,
    boxShadow: `inset 0 0 0 1px ${line.default}`,
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': { background: background.surface, boxShadow: `inset 0 0 0 2px ${line.brand}` },
      '&:has([aria-disabled="true"])': {
        background: background.sunken,
        color: foreground.muted,
        cursor: 'not-allowed',
      },
      '&:has(:disabled)': {
        background: background.disabled,
        boxShadow: 'none',
        color: foreground.disabled,
        cursor: 'not-allowed',
      },
      '&:has(:focus-visible)': { outline: focusRing.outline, outlineOffset: focusRing.outlineOffset },
      [`${rows} > &, ${rows} > &:has(:checked)`]: { borderRadius: 0, boxShadow: 'none' },
      [`${rows} > &:not(:has(:disabled, [aria-disabled="true"]))`]: { background: 'none' },
      [`${rows} > & + &, ${rows} > * + &`]: { borderBlockStart: `1px solid ${line.subtle}` },
      [`${rows} > &:has(:focus-visible)`]: { outlineOffset: '-4px', borderRadius: vars.radius.md },
    },
    '@media': {
      [canHover]: {
        selectors: { '&:hover:not(:has(:disabled, [aria-disabled="true"]))': { background: background.hover } },
      },
      [forcedColors]: {
        border: '1px solid ButtonText',
        selectors: {
          '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          '&:has(:disabled, [aria-disabled="true"])': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
);
export const cardBody = style(layered({ display: 'grid', flex: '1 1 7em', minInlineSize: 0 }));
export const cardTitle = style(
  layered({ ...textStyle('label'), selectors: { [`${card}:has(:checked) &`]: { fontWeight: 600 } } }),
);
export const cardText = style(
  layered({
    ...textStyle('small'),
    color: foreground.subtle,
    selectors: { [`${card}:has(:disabled) &`]: { color: 'inherit' } },
  }),
);
export const cardEnd = style(
  layered({
    ...textStyle('label'),
    flex: 'none',
    marginInlineStart: 'auto',
    textAlign: 'end',
    // Tags and prices have their own colors.
    selectors: { [`${card}:has(:disabled) &`]: { filter: 'grayscale(1)', opacity: 0.6 } },
  }),
);
export const words = style(layered({ display: 'grid', minInlineSize: 0 }));
export const reason = style(
  layered({
    ...textStyle('small'),
    color: foreground.subtle,
    selectors: { 'label:has(:disabled) &': { color: 'inherit' } },
  }),
);
