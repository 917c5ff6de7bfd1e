import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focusRing.ts';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

/** Segments that do not fit scroll; the browser scrolls to the selected one on focus. */
export const root = style(
  layered({
    display: 'inline-flex',
    maxInlineSize: '100%',
    minInlineSize: 0,
    padding: '3px',
    borderRadius: vars.radius.pill,
    background: background.sunken,
    boxShadow: `inset 0 0 0 1px ${line.default}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollSnapType: 'inline proximity',
    overscrollBehaviorInline: 'contain',
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const segment = recipe({
  base: layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    flex: '1 0 auto',
    borderRadius: vars.radius.pill,
    color: foreground.muted,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    scrollSnapAlign: 'center',
    transition: `background-color ${vars.duration.fast} ${vars.easing.standard}, color ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      '&:has(:checked)': {
        background: background.surface,
        color: foreground.brand,
        fontWeight: 600,
        boxShadow: `inset 0 0 0 2px ${line.brand}`,
      },
      '&:has(:focus-visible)': {
        ...focusRing,
        outlineOffset: '-2px',
        boxShadow: `inset 0 0 0 3px ${line['focus-gap']}`,
      },
      '&:has(:checked:disabled)': { boxShadow: `inset 0 0 0 2px ${line.default}` },
      '&:has(:disabled)': { color: foreground.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [canHover]: {
        selectors: { '&:hover:not(:has(:checked), :has(:disabled))': { background: background.hover } },
      },
      [forcedColors]: {
        selectors: {
          '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          '&:has(:disabled)': { color: 'GrayText', outlineColor: 'GrayText' },
        },
      },
    },
  }),
  variants: {
    size: {
      sm: layered({
        ...textStyle('small'),
        minBlockSize: '32px',
        minInlineSize: vars.size.touch,
        paddingInline: vars.space[12],
        // The row clips everything outside of it, including invisible hit areas.
        '@media': { '(pointer: coarse)': { minBlockSize: '38px' } },
      }),
      md: layered({
        ...textStyle('label'),
        minBlockSize: '38px',
        minInlineSize: '48px',
        paddingInline: vars.space[16],
      }),
    },
  },
  defaultVariants: { size: 'md' },
});
export type SegmentedControlVariants = NonNullable<RecipeVariants<typeof segment>>;

/** The radio button covers the whole segment up to the row's edge, so that a press anywhere selects it. */
export const input = style(
  layered({
    position: 'absolute',
    insetBlock: '-3px',
    insetInline: 0,
    inlineSize: '100%',
    blockSize: 'calc(100% + 6px)',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
);
/** Reserves the width of bold text, so that nothing moves when the selection changes. */
export const words = style(
  layered({
    display: 'inline-grid',
    justifyItems: 'center',
    '::after': { content: 'attr(data-words)', blockSize: 0, overflow: 'hidden', visibility: 'hidden', fontWeight: 600 },
  }),
);
