import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

/** Where labels do not fit beside their marks in one line, they are below them. */
const phone = below('sm');

const { action, background, foreground, line } = vars.color;

export const root = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 10px',
    color: foreground.subtle,
    listStyle: 'none',
    '@media': { [phone]: { flexWrap: 'nowrap', alignItems: 'start', gap: vars.space[4] } },
  }),
);
export const step = recipe({
  base: layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    selectors: {
      '& + &::before': { content: '""', inlineSize: '36px', blockSize: '1px', background: line.default },
    },
    '@media': {
      [phone]: {
        position: 'relative',
        flex: '1 1 0',
        flexDirection: 'column',
        gap: vars.space[4],
        minInlineSize: 0,
        textAlign: 'center',
        overflowWrap: 'anywhere',
        selectors: {
          '& + &::before': {
            position: 'absolute',
            insetBlockStart: '0.75rem',
            insetInline: 'calc(-50% + 0.75rem + 6px) calc(50% + 0.75rem + 6px)',
            inlineSize: 'auto',
          },
        },
      },
    },
  }),
  variants: {
    state: { done: {}, current: layered({ color: foreground.brand, fontWeight: 600 }), ahead: {} },
  },
});
/** The current step has a ring. */
export const mark = recipe({
  base: layered({
    ...numeric,
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '2em',
    blockSize: '2em',
    borderRadius: '50%',
    fontSize: '0.75rem',
    fontWeight: 600,
    lineHeight: 1,
  }),
  variants: {
    state: {
      done: layered({ background: background['brand-subtle'], color: foreground.brand }),
      current: layered({
        background: action.primary.background,
        color: action.primary.foreground,
        boxShadow: `inset 0 0 0 1.5px ${action.primary.background}, inset 0 0 0 3px ${line.collar}`,
        '@media': { [forcedColors]: { border: '2px solid Highlight' } },
      }),
      ahead: layered({
        boxShadow: `inset 0 0 0 1.5px ${line.field}`,
        '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
      }),
    },
  },
});
export const link = style(
  layered({
    position: 'relative',
    // Extends the hit area over the mark, and to the height of a finger.
    '::before': { content: '""', position: 'absolute', inset: '-12px -8px -12px calc(-1.5rem - 12px)' },
    '@media': {
      [phone]: { '::before': { inset: 'calc(-1.5rem - 8px) -12px -4px' } },
      [canHover]: { selectors: { '&:hover': { color: foreground.brand } } },
    },
  }),
);
