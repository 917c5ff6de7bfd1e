import { style } from '@vanilla-extract/css';
import { panel } from '../../feedback/Menu/Menu.css.ts';
import { tight } from '../../theme/breakpoints.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { action, background, foreground } = vars.color;

export const popover = style([panel, layered({ selectors: { '&&': { padding: vars.space[12] } } })]);
export const dialog = style(layered({ outline: 'none', boxShadow: 'none' }));
export const calendar = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[8],
    justifyItems: 'center',
    // For a phone's window at 200 % zoom: keeps seven days per row large enough to press.
    '@media': { [tight.tiny]: { marginInline: '-12px' } },
  }),
);
export const head = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    inlineSize: '100%',
    '@media': { [tight.tiny]: { flexWrap: 'wrap' } },
  }),
);
export const choices = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: vars.space[4],
    minInlineSize: 0,
    // On its own line above the arrow buttons.
    '@media': { [tight.tiny]: { order: -1, flexBasis: '100%' } },
  }),
);
export const choice = style(layered({ position: 'relative', display: 'inline-flex', alignItems: 'center' }));
export const select = style(
  layered({
    ...textStyle('label-strong'),
    appearance: 'none',
    // The arrow is beside the selected text, even when other options are longer.
    fieldSizing: 'content',
    minBlockSize: vars.size.touch,
    paddingInline: '8px 26px',
    border: 0,
    borderRadius: vars.radius.md,
    background: 'none',
    color: foreground.default,
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing },
    '@media': {
      [canHover]: { selectors: { '&:hover': { background: background.hover } } },
      // Safari on iOS zooms into fields with text smaller than 16 px.
      '(pointer: coarse)': { fontSize: 'max(1rem, 16px)' },
    },
  }),
);
export const chevron = style(
  layered({ position: 'absolute', insetInlineEnd: '8px', pointerEvents: 'none', color: foreground.subtle }),
);
export const grid = style(
  layered({
    ...textStyle('label'),
    ...numeric,
    borderCollapse: 'collapse',
    // Days shrink where seven of them are wider than the page.
    tableLayout: 'fixed',
    inlineSize: `calc(7 * ${vars.size.touch})`,
    maxInlineSize: '100%',
  }),
);
export const weekday = style(
  layered({ ...textStyle('caption'), blockSize: '32px', fontWeight: 400, color: foreground.subtle }),
);
export const cell = style(layered({ padding: 0 }));
export const day = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    blockSize: vars.size.touch,
    borderRadius: vars.radius.pill,
    selectors: {
      '&[data-today]': { color: foreground.brand, fontWeight: 600 },
      // Marks today with the bill of the brand mark.
      '&[data-today]::after': {
        content: '""',
        position: 'absolute',
        insetBlockEnd: '7px',
        inlineSize: '12px',
        blockSize: '2px',
        borderRadius: '1px',
        background: background.accent,
      },
      '&[data-selected]': {
        background: action.primary.background,
        color: action.primary.foreground,
        fontWeight: 600,
      },
      '&:disabled': { color: foreground.disabled, cursor: 'not-allowed' },
      '&:focus-visible': { outline: focusRing.outline, outlineOffset: '-2px' },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:enabled:not([data-selected])': { background: background.hover } } },
      [forcedColors]: {
        selectors: {
          '&[data-selected]': { border: '2px solid Highlight' },
          '&[data-today]::after': { background: 'Highlight' },
          '&:disabled': { color: 'GrayText' },
        },
      },
    },
  }),
);
