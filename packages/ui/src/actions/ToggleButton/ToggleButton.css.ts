import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { pictureDisc, pictureDiscLit } from '../../theme/pictureDisc.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { action, background, foreground, line } = vars.color;
const pressed = '&[aria-pressed="true"]';
const hovered = '&:hover:enabled';

export const root = recipe({
  base: layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    flex: 'none',
    maxInlineSize: '100%',
    transition: `background-color ${vars.duration.fast} ${vars.easing.standard}, color ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      '&[aria-busy="true"]': { cursor: 'progress' },
      '&&:disabled': { color: foreground.disabled, cursor: 'not-allowed' },
    },
    '@media': { [forcedColors]: { border: '1px solid ButtonText' } },
  }),
  variants: {
    variant: {
      pill: layered({
        border: '1px solid transparent',
        borderRadius: vars.radius.pill,
        background: action.quiet.background,
        color: action.quiet.foreground,
        boxShadow: `inset 0 0 0 1px ${action.quiet.line}`,
        selectors: {
          [pressed]: {
            background: background['brand-subtle'],
            color: foreground.brand,
            boxShadow: `inset 0 0 0 2px ${line.brand}`,
          },
          '&&:disabled': { background: background.disabled, boxShadow: 'none' },
          // The focus ring needs `box-shadow`, so the line is a part of it.
          '&:focus-visible': { boxShadow: `inset 0 0 0 1px ${line.brand}, 0 0 0 2px ${line['focus-gap']}` },
        },
        '@media': {
          [canHover]: { selectors: { [`${hovered}:not([aria-pressed="true"])`]: { background: action.quiet.hover } } },
          [forcedColors]: { selectors: { [pressed]: { outline: '2px solid Highlight', outlineOffset: '-3px' } } },
        },
      }),
      plain: layered({
        borderRadius: vars.radius.pill,
        '@media': { [canHover]: { selectors: { [hovered]: { background: background.hover } } } },
      }),
      disc: layered({
        borderRadius: vars.radius.pill,
        ...pictureDisc,
        '@media': { [canHover]: { selectors: { [hovered]: pictureDiscLit } } },
      }),
    },
    size: {
      sm: layered({
        ...textStyle('small'),
        fontWeight: 600,
        minBlockSize: vars.size['control-sm'],
        '::before': { content: '""', position: 'absolute', inset: '-5px' },
      }),
      md: layered({ ...textStyle('label-strong'), minBlockSize: vars.size['control-md'] }),
    },
    tone: { accent: {}, brand: {} },
  },
  compoundVariants: [
    { variants: { variant: 'pill', size: 'sm' }, style: layered({ paddingInline: vars.space[16] }) },
    { variants: { variant: 'pill', size: 'md' }, style: layered({ paddingInline: vars.space[20] }) },
  ],
  defaultVariants: { variant: 'pill', size: 'md', tone: 'accent' },
});
export type ToggleButtonVariants = NonNullable<RecipeVariants<typeof root>>;

export const round = recipe({
  variants: {
    size: {
      sm: layered({ inlineSize: vars.size['control-sm'], blockSize: vars.size['control-sm'] }),
      md: layered({ inlineSize: vars.size.touch, blockSize: vars.size.touch }),
    },
  },
  defaultVariants: { size: 'md' },
});

/** The icon of a selected button. */
export const glyph = recipe({
  base: layered({}),
  variants: {
    tone: { accent: layered({ color: foreground.price }), brand: layered({ color: foreground.brand }) },
    isOnPicture: {
      true: layered({ color: `color-mix(in srgb, ${background.accent} 40%, ${background.warm})` }),
      false: {},
    },
  },
});

/** The label may wrap to a second line, but not overflow the button. */
export const words = style(layered({ minInlineSize: 0, paddingBlock: vars.space[4], textAlign: 'start' }));
