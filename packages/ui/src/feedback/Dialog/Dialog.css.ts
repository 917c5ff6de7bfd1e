import { keyframes, style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { below, from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } });
const slideUp = keyframes({ from: { translate: '0 100%' } });
const { duration, easing } = vars;
/** As tall as the keyboard of a phone that covers the bottom of the window. */
const keyboard = 'max(0px, 100dvb - var(--visual-viewport-height, 100dvb))';

export const overlay = style(
  layered({
    position: 'fixed',
    inset: 0,
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    placeItems: 'end center',
    zIndex: vars.zIndex.dialog,
    paddingBlockEnd: keyboard,
    background: vars.color.background.scrim,
    selectors: {
      '&[data-entering]': { animation: `${fade} ${duration.base} ${easing.enter}` },
      '&[data-exiting]': { animation: `${fade} ${duration.fast} ${easing.exit} reverse` },
    },
    '@media': {
      [from('sm')]: {
        placeItems: 'center',
        padding: vars.space[24],
        paddingBlockEnd: `calc(${vars.space[24]} + ${keyboard})`,
      },
    },
  }),
);

export const panel = recipe({
  base: layered({
    inlineSize: '100%',
    maxBlockSize: 'min(88dvb, 100%)',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    background: vars.color.background.raised,
    color: vars.color.foreground.default,
    borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
    boxShadow: vars.shadow.float,
    outline: 'none',
    '@media': {
      [below('sm')]: {
        selectors: { '&[data-entering]': { animation: `${slideUp} ${duration.slow} ${easing.enter}` } },
      },
      [from('sm')]: {
        borderRadius: vars.radius.xl,
        selectors: { '&[data-entering]': { animation: `${rise} ${duration.base} ${easing.enter}` } },
      },
      [forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
  variants: {
    size: {
      sm: layered({ '@media': { [from('sm')]: { maxInlineSize: '400px' } } }),
      md: layered({ '@media': { [from('sm')]: { maxInlineSize: '640px' } } }),
    },
  },
  defaultVariants: { size: 'sm' },
});
export type DialogVariants = NonNullable<RecipeVariants<typeof panel>>;

export const content = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[12],
    minBlockSize: 0,
    padding: vars.space[24],
    paddingBlockEnd: `calc(${vars.space[24]} + env(safe-area-inset-bottom))`,
    outline: 'none',
    boxShadow: 'none',
  }),
);
export const head = style(layered({ display: 'flex', alignItems: 'flex-start', gap: vars.space[8] }));
export const title = style(layered({ ...textStyle('subtitle'), flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const close = style(layered({ flex: 'none', marginBlock: '-8px', marginInlineEnd: '-12px' }));
export const body = style(
  layered({
    ...textStyle('label'),
    color: vars.color.foreground.muted,
    overflow: 'auto',
    minBlockSize: 0,
    overscrollBehavior: 'contain',
    // Room for the focus rings of fields at its edge.
    marginInline: '-4px',
    paddingInline: '4px',
    selectors: { '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' } },
  }),
);
export const error = style(layered({ ...textStyle('small'), color: vars.color.foreground.danger }));
export const foot = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[8],
    marginBlockStart: vars.space[4],
    // On a phone the buttons share the line.
    '@media': {
      [below('sm')]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))' },
    },
  }),
);
