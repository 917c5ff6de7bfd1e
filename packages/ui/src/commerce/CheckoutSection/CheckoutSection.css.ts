import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { panel } from '../../theme/panel.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { action, background, foreground, line } = vars.color;

export const root = style(
  layered({
    display: 'grid',
    gap: vars.space[12],
    padding: vars.space[16],
    ...panel,
  }),
);
export const head = style(
  layered({ display: 'flex', alignItems: 'center', gap: vars.space[12], minBlockSize: vars.size['control-sm'] }),
);
export const number = recipe({
  base: layered({
    ...numeric,
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '2em',
    blockSize: '2em',
    borderRadius: '50%',
    fontSize: '0.875rem',
    lineHeight: 1,
    fontWeight: 600,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    state: {
      // The ring marks the current step.
      editing: layered({
        background: action.primary.background,
        color: action.primary.foreground,
        boxShadow: `0 0 0 2px ${background.surface}, 0 0 0 3.5px ${line.brand}`,
      }),
      complete: layered({ background: background['brand-subtle'], color: foreground.brand }),
      open: layered({ boxShadow: `inset 0 0 0 1.5px ${line.field}`, color: foreground.muted }),
      locked: layered({ background: background.disabled, color: foreground.muted }),
    },
  },
});
export const title = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    selectors: {
      [`${root}[data-state="locked"] &`]: { color: foreground.muted },
      // At a distance from the ring around the number.
      '&:focus-visible': { outlineOffset: '2px' },
    },
  }),
);
export const body = style(layered({ minInlineSize: 0 }));
const besideNumber = { paddingInlineStart: `calc(1.75rem + ${vars.space[12]})` } as const;
export const summary = style(
  layered({ ...textStyle('label'), ...besideNumber, color: foreground.muted, overflowWrap: 'anywhere' }),
);
export const locked = style(
  layered({
    ...textStyle('small'),
    ...besideNumber,
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    color: foreground.subtle,
  }),
);
