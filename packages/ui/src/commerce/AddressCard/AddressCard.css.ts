import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(
  layered({
    position: 'relative',
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    borderRadius: vars.radius.lg,
    background: background.surface,
    boxShadow: `inset 0 0 0 1px ${line.default}`,
    selectors: {
      '&[data-selected]': { boxShadow: `inset 0 0 0 2px ${line.brand}` },
      '&[data-trouble]': { background: background.sunken },
      '&:has(input:focus-visible)': focusRing,
    },
    '@media': {
      [forcedColors]: {
        border: '1px solid ButtonText',
        selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);
export const content = style(
  layered({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[4],
    padding: vars.space[16],
    flex: 1,
  }),
);
export const choice = style(
  layered({
    position: 'absolute',
    inset: 0,
    opacity: 0,
    margin: 0,
    inlineSize: '100%',
    blockSize: '100%',
    cursor: 'pointer',
    selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed' } },
  }),
);
export const head = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '2px 8px',
    paddingInlineEnd: vars.space[24],
  }),
);
export const name = style(layered({ fontWeight: 600, overflowWrap: 'anywhere' }));
export const phone = style(layered({ ...numeric, color: foreground.muted }));
export const text = style(layered({ ...textStyle('label'), color: foreground.muted, overflowWrap: 'anywhere' }));
export const trouble = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    gap: vars.space[4],
    marginBlockStart: vars.space[4],
    color: foreground.danger,
  }),
);
/** Centers the icon on the first line. */
export const troubleIcon = style(layered({ marginBlockStart: '2px' }));
export const tick = style(
  layered({
    position: 'absolute',
    // In the space after the first line.
    insetBlockStart: vars.space[16],
    insetInlineEnd: vars.space[12],
    color: foreground.brand,
  }),
);
export const actions = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], padding: '0 4px 4px', marginBlockStart: '-8px' }),
);
/** The brand's color band: head, collar, breast. */
export const band = style(
  layered({
    blockSize: '8px',
    flex: 'none',
    background: `linear-gradient(to bottom, ${background.brand} 0 3px, ${line.collar} 3px 5px, ${background.warm} 5px 8px)`,
  }),
);
