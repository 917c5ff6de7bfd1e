import { style } from '@vanilla-extract/css';
import { panel } from '../../feedback/Menu/Menu.css.ts';
import { problemText } from '../../foundations/problemText.ts';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const control = style(layered({ selectors: { '&&': { paddingInlineEnd: vars.space[4] } } }));
/** A button that looks like a text field. */
export const trigger = style(
  layered({
    selectors: {
      // Doubled class for higher specificity: the order of style sheets depends on the bundle.
      '&&': { inlineSize: '100%', textAlign: 'start' },
      '&&[aria-invalid="true"]': { borderColor: line.danger },
      '&&:disabled': {
        background: background.disabled,
        borderColor: 'transparent',
        color: foreground.disabled,
        cursor: 'not-allowed',
      },
    },
  }),
);
export const value = style(
  layered({
    ...textStyle('body'),
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { ':enabled > &[data-empty]': { color: foreground.subtle } },
  }),
);
export const popover = style([
  panel,
  layered({
    selectors: {
      // React Aria provides the width of input and button; the frame has 20 px more.
      '&&': {
        inlineSize: 'calc(var(--trigger-width) + 20px)',
        maxInlineSize: 'calc(100vw - 32px)',
        minInlineSize: '220px',
      },
    },
  }),
]);
/** Full height from the start, so that loading options does not resize the sheet. */
export const sheet = style(layered({ selectors: { '&&': { blockSize: '88dvb' } } }));
export const list = style(
  layered({
    display: 'grid',
    alignContent: 'start',
    maxBlockSize: '320px',
    overflow: 'auto',
    outline: 'none',
    boxShadow: 'none',
    selectors: { [`${sheet} &`]: { maxBlockSize: 'none', marginInline: '-12px' } },
  }),
);
export const option = style(
  layered({
    ...textStyle('label'),
    display: 'grid',
    alignContent: 'center',
    minBlockSize: vars.size.touch,
    padding: '6px 12px',
    borderRadius: vars.radius.md,
    cursor: 'pointer',
    outline: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      // The search field covers the top of the list.
      [`${sheet} &`]: { scrollMarginBlockStart: '64px' },
      '&[data-focused]': { background: background.hover },
      '&[data-selected], &[aria-selected="true"]:not([data-focused])': {
        background: background['brand-subtle'],
        color: foreground.brand,
        fontWeight: 600,
      },
      '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${line.focus}` },
      '&[data-disabled]': { color: foreground.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [canHover]: { selectors: { '&[data-hovered]': { background: background.hover } } },
      [forcedColors]: {
        selectors: {
          '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          '&[data-focused]': { outline: '2px solid CanvasText', outlineOffset: '-2px' },
        },
      },
    },
  }),
);
export const note = style(
  layered({
    ...textStyle('small'),
    color: foreground.subtle,
    fontWeight: 400,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  }),
);
export const empty = style(
  layered({
    ...textStyle('label'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[12],
    color: foreground.muted,
  }),
);
export const failure = style(
  layered({
    ...problemText,
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: vars.space[8],
    selectors: { '&::before': { ...problemText.selectors['&::before'], marginBlockStart: 0 } },
  }),
);
export const search = style(
  layered({
    position: 'sticky',
    insetBlockStart: '4px',
    zIndex: vars.zIndex.raised,
    // The sheet's scrolling body would clip the focus ring.
    marginBlockStart: '4px',
  }),
);
