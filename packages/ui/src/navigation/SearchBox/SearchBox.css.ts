import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focusRing.ts';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { action, background, foreground, line } = vars.color;

export const root = style(layered({ position: 'relative', minInlineSize: 0 }));

export const form = recipe({
  base: layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    blockSize: vars.size['control-md'],
    paddingInline: '16px 4px',
    borderRadius: vars.radius.pill,
    color: foreground.subtle,
    minInlineSize: 0,
    selectors: { '&:has(input:focus-visible)': focusRing },
  }),
  variants: {
    variant: {
      header: layered({ background: background.surface, border: `1px solid ${line.field}` }),
      bar: layered({ background: background.sunken, border: `1px solid ${line.subtle}` }),
    },
  },
});

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
    selectors: {
      '&:focus-visible': { outline: 0, boxShadow: 'none' },
      '&::placeholder': { color: foreground.subtle, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    // iOS zooms into fields with smaller text.
    '@media': { '(pointer: coarse)': { fontSize: '1rem' } },
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
    '::before': { content: '""', position: 'absolute', inset: '-6px -4px' },
    selectors: {
      '&:hover': { background: action.primary.hover },
      '&:active': { background: action.primary.pressed },
    },
  }),
);

export const list = style(
  layered({
    position: 'absolute',
    insetBlockStart: 'calc(100% + 8px)',
    insetInline: 0,
    zIndex: vars.zIndex.dropdown,
    maxBlockSize: '60dvb',
    overflow: 'auto',
    padding: vars.space[8],
    borderRadius: vars.radius.lg,
    background: background.raised,
    color: foreground.default,
    boxShadow: vars.shadow.lift,
    border: `1px solid ${line.subtle}`,
  }),
);
export const option = style(
  layered({
    ...textStyle('label'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[12],
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
    selectors: { '&:hover, &[aria-selected="true"]': { background: background.hover } },
  }),
);
