import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focusRing.ts';
import { hitArea } from '../../theme/hitArea.ts';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { action, background, foreground, line } = vars.color;

export const root = style(layered({ position: 'relative', minInlineSize: 0 }));

/** So narrow that the placeholder needs the space of the icon, which repeats the button. */
const narrow = '(max-width: 18rem)';

export const form = recipe({
  base: layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    containerType: 'inline-size',
    blockSize: vars.size['control-md'],
    paddingInline: '16px 4px',
    borderRadius: vars.radius.pill,
    color: foreground.subtle,
    minInlineSize: 0,
    selectors: {
      '&:has(input:focus-visible)': focusRing,
      '&:has([aria-invalid="true"])': { borderColor: line.danger },
    },
  }),
  variants: {
    variant: {
      header: layered({ background: background.surface, border: `1px solid ${line.field}` }),
      bar: layered({ background: background.sunken, border: `1px solid ${line.subtle}` }),
    },
  },
});

export const icon = style(layered({ '@container': { [narrow]: { display: 'none' } } }));
export const input = style(
  layered({
    ...textStyle('label'),
    flex: 1,
    minInlineSize: 0,
    blockSize: '100%',
    border: 0,
    background: 'none',
    outline: 0,
    color: foreground.default,
    appearance: 'none',
    textOverflow: 'ellipsis',
    selectors: {
      '&:focus-visible': { outline: 0, boxShadow: 'none' },
      '&::placeholder': { color: foreground.subtle, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    // iOS zooms into fields with smaller text.
    '@media': { '(pointer: coarse)': { fontSize: '1rem' } },
  }),
);

export const clear = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '28px',
    blockSize: '28px',
    borderRadius: vars.radius.pill,
    color: foreground.muted,
    ...hitArea(8),
    '@media': { [canHover]: { selectors: { '&:hover': { background: background.hover } } } },
  }),
);

export const submit = style(
  layered({
    ...textStyle('small'),
    fontWeight: 600,
    position: 'relative',
    flex: 'none',
    minBlockSize: '34px',
    paddingInline: '18px',
    borderRadius: vars.radius.pill,
    background: action.primary.background,
    color: action.primary.foreground,
    whiteSpace: 'nowrap',
    ...hitArea(5, 4),
    '@container': { [narrow]: { paddingInline: '12px' } },
    selectors: { '&:active': { background: action.primary.pressed } },
    '@media': {
      [canHover]: { selectors: { '&:hover:not(:active)': { background: action.primary.hover } } },
      [forcedColors]: { border: '1px solid ButtonText' },
    },
  }),
);

const raised = {
  zIndex: vars.zIndex.dropdown,
  background: background.raised,
  boxShadow: `${vars.shadow.lift}, ${vars.shadow.hairline}`,
} as const;

/**
 * Not quite the full screen: the code waits until a closing sheet has left the screen, which never
 * happens for a full-screen one.
 */
export const sheet = style(
  layered({ selectors: { '&&': { blockSize: 'calc(100dvb - 12px)', maxBlockSize: 'calc(100dvb - 12px)' } } }),
);
export const sheetForm = style(
  layered({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.zIndex.raised,
    display: 'grid',
    gap: vars.space[8],
    // The sheet's scrolling body would clip the focus ring.
    margin: '0 -8px -12px',
    padding: '4px 8px 8px',
    background: background.raised,
  }),
);

/** Covers the content below the box; in a sheet there is room for it. */
export const problem = style(
  layered({
    ...textStyle('small'),
    ...raised,
    position: 'absolute',
    insetBlockStart: 'calc(100% + 8px)',
    insetInlineStart: 0,
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    maxInlineSize: '100%',
    padding: '8px 14px',
    borderRadius: vars.radius.md,
    color: foreground.danger,
    selectors: { [`${sheetForm} > &`]: { position: 'static', boxShadow: 'none', padding: '0 14px' } },
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const popover = style(
  layered({
    ...raised,
    position: 'absolute',
    insetBlockStart: 'calc(100% + 8px)',
    insetInline: 0,
    maxBlockSize: 'min(70dvb, 620px)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space[8],
    borderRadius: vars.radius.lg,
    color: foreground.default,
    // The error is first, and the list leaves room for it.
    selectors: { [`${root}:has(> search ${problem}) > &`]: { insetBlockStart: 'calc(100% + 54px)' } },
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
