import { style } from '@vanilla-extract/css';
import { panel as menu } from '../../feedback/Menu/Menu.css.ts';
import { body as sheetBody } from '../../feedback/Sheet/Sheet.css.ts';
import { below } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const popover = style([
  menu,
  layered({
    selectors: { '&&': { padding: 0, inlineSize: '600px', maxInlineSize: 'calc(100vw - 32px)', overflow: 'hidden' } },
  }),
]);
export const dialog = style(layered({ outline: 'none', boxShadow: 'none' }));
/** Full height from the start, so that loading lists does not resize the sheet. */
export const sheet = style(layered({ selectors: { '&&': { blockSize: '80dvb' } } }));
/** Only a list in the sheet scrolls, below search and tabs; where they leave too little room, the whole sheet does. */
const fill = { display: 'flex', flexDirection: 'column', minBlockSize: 0 } as const;
layeredGlobal(
  `${sheet} > ${sheetBody}`,
  { display: 'flex', flexDirection: 'column', paddingBlockEnd: 0 },
  layers.components,
);
export const panel = style(
  layered({
    display: 'grid',
    gap: vars.space[12],
    alignContent: 'start',
    minInlineSize: 0,
    selectors: { [`${sheet} &`]: { ...fill, flex: '1 0 18rem' } },
  }),
);
export const levels = style(layered({ selectors: { [`${sheet} &`]: { ...fill, flex: '1 1 0' } } }));
layeredGlobal(`${levels} > [role="tablist"]`, { flexShrink: 0 }, layers.components);
layeredGlobal(`${sheet} ${levels} > [role="tabpanel"]`, { ...fill, flex: '1 1 0' }, layers.components);
export const search = style(
  layered({
    selectors: { [`${dialog} &&`]: { margin: '16px 16px 0' } },
    '@media': {
      // The sheet's scrolling body would clip the focus ring.
      [below('md')]: {
        position: 'sticky',
        insetBlockStart: '4px',
        marginBlockStart: '4px',
        zIndex: vars.zIndex.raised,
      },
    },
  }),
);
export const retired = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    color: foreground.danger,
    selectors: { [`${dialog} &`]: { paddingInline: '16px' } },
  }),
);
export const columns = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    blockSize: '336px',
    borderBlockStart: `1px solid ${line.subtle}`,
  }),
);
export const column = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    minBlockSize: 0,
    selectors: { '& + &': { borderInlineStart: `1px solid ${line.subtle}` } },
  }),
);
/** Uses the space of a hidden level, so that the others do not move. */
export const wideColumn = style([column, layered({ gridColumn: 'span 2' })]);
export const columnTitle = style(
  layered({ ...textStyle('caption'), padding: '8px 20px 4px', color: foreground.subtle }),
);
export const results = style(
  layered({
    selectors: {
      [`${dialog} &`]: { blockSize: '336px', overflow: 'auto', borderBlockStart: `1px solid ${line.subtle}` },
      [`${sheet} &`]: { flex: '1 1 0', minBlockSize: 0, overflow: 'auto' },
    },
  }),
);
export const list = style(
  layered({
    display: 'grid',
    alignContent: 'start',
    outline: 'none',
    selectors: {
      '&, &:focus-visible': { boxShadow: 'none', outline: 'none' },
      [`${dialog} &`]: { flex: 1, minBlockSize: 0, overflow: 'auto', padding: '0 8px 8px' },
      [`${sheet} &`]: {
        flex: '1 1 0',
        minBlockSize: 0,
        overflow: 'auto',
        paddingBlockEnd: 'calc(16px + env(safe-area-inset-bottom))',
      },
    },
  }),
);
export const option = style(
  layered({
    ...textStyle('label'),
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.size.touch,
    padding: '6px 12px',
    borderRadius: vars.radius.md,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered], &[data-focused]': { background: background.hover },
      '&[data-selected]': { background: background['brand-subtle'], color: foreground.brand, fontWeight: 600 },
      '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${line.focus}` },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          '&[data-focus-visible]': { outline: '2px solid CanvasText', outlineOffset: '-2px' },
        },
      },
    },
  }),
);
export const notice = style(
  layered({
    ...textStyle('label'),
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[8],
    padding: '24px 12px',
    color: foreground.muted,
    textAlign: 'center',
  }),
);
