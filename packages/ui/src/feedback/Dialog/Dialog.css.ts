import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { problemText } from '../../foundations/problemText.ts';
import { below, from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import { keyboardHeight } from '../ModalLayer/keyboardHeight.ts';

const { duration, easing } = vars;

export const layer = style(
  layered({
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    placeItems: 'end center',
    paddingBlockEnd: keyboardHeight,
    '@media': {
      [from('sm')]: {
        placeItems: 'center',
        padding: vars.space[24],
        paddingBlockEnd: `calc(${vars.space[24]} + ${keyboardHeight})`,
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
    gap: vars.space[12],
    padding: vars.space[24],
    paddingBlockEnd: `calc(${vars.space[24]} + env(safe-area-inset-bottom))`,
    overflow: 'clip',
    background: vars.color.background.raised,
    color: vars.color.foreground.default,
    borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
    boxShadow: vars.shadow.float,
    outline: 'none',
    transition: `opacity ${duration.base} ${easing.enter}, translate ${duration.base} ${easing.enter}`,
    selectors: {
      '[data-leaving] > &': {
        translate: '0 100%',
        transitionDuration: duration.fast,
        transitionTimingFunction: easing.exit,
      },
    },
    '@media': {
      [below('sm')]: { '@starting-style': { translate: '0 100%' } },
      [from('sm')]: {
        borderRadius: vars.radius.xl,
        '@starting-style': { opacity: 0, translate: '0 12px' },
        selectors: { '[data-leaving] > &': { opacity: 0, translate: 'none' } },
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
    // Space for the focus rings of elements at its edges.
    margin: '-8px',
    padding: '8px',
    selectors: { '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' } },
  }),
);
export const error = style(layered(problemText));
export const foot = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[8],
    marginBlockStart: vars.space[4],
    // On phones the buttons share the line.
    '@media': {
      [below('sm')]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))' },
    },
  }),
);
// On phones it is a sheet with large buttons and as much room for text.
layeredGlobal(
  `${foot} > :is(a, button)`,
  {
    '@media': {
      [below('sm')]: {
        ...textStyle('body-strong'),
        minBlockSize: vars.size['control-lg'],
        paddingInline: vars.space[16],
      },
    },
  },
  layers.components,
);
