import { style } from '@vanilla-extract/css';
import { from, tall } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line: lineColor } = vars.color;

export const pair = style(
  layered({
    display: 'grid',
    gap: vars.space[20],
    '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[16] } },
  }),
);
/** The fields of one line of an address. */
export const line = style(
  layered({
    display: 'grid',
    gap: '20px 16px',
    '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))' } },
  }),
);
export const paste = style(
  layered({
    display: 'grid',
    gap: vars.space[12],
    padding: vars.space[16],
    borderRadius: vars.radius.lg,
    background: background.sunken,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const pasteFoot = style(
  layered({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px 12px', minInlineSize: 0 }),
);
export const pasteNote = style(
  layered({ ...textStyle('small'), color: foreground.muted, overflowWrap: 'anywhere', minInlineSize: 0 }),
);
const inDialog = ':is(dialog, [role="dialog"])';
export const actions = style(
  layered({
    display: 'flex',
    justifyContent: 'flex-end',
    flexWrap: 'wrap',
    gap: vars.space[12],
    selectors: {
      // The form is longer than most dialogs: its buttons stay visible, over the space that a
      // dialog reserves for focus rings.
      [`${inDialog} &`]: {
        // Sticky, so that an error above it does not move it.
        order: 1,
        zIndex: vars.zIndex.raised,
        margin: '0 -8px -8px',
        padding: '12px 8px 8px',
        background: background.raised,
        boxShadow: `0 -1px 0 ${lineColor.subtle}`,
      },
    },
    '@media': { [tall]: { selectors: { [`${inDialog} &`]: { position: 'sticky', insetBlockEnd: '-8px' } } } },
  }),
);
// In a grid it could not leave its own row.
layeredGlobal(`${inDialog} form:has(> ${actions})`, { display: 'flex', flexDirection: 'column' }, layers.components);
// The focused element must not be behind the buttons.
layeredGlobal(`${inDialog} :has(${actions})`, { scrollPaddingBlockEnd: '80px' }, layers.components);
/** At the other end, away from the save button. */
export const remove = style(layered({ selectors: { '&&': { marginInlineEnd: 'auto', color: foreground.danger } } }));
