import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const group = recipe({
  variants: {
    mode: {
      full: layered({
        selectors: {
          '& + &': {
            marginBlockStart: vars.space[20],
            paddingBlockStart: vars.space[20],
            borderBlockStart: `1px solid ${line.subtle}`,
          },
        },
      }),
      rail: {},
    },
  },
});

export const head = style(
  layered({
    ...textStyle('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${vars.space[8]}`,
    padding: '0 12px 6px',
    color: foreground.subtle,
  }),
);
export const note = style(layered({ color: foreground.warning }));

export const link = recipe({
  base: layered({
    ...textStyle('label'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: vars.size.touch,
    color: foreground.default,
    '@media': {
      [canHover]: { selectors: { '&:hover': { background: background.hover } } },
      [forcedColors]: {
        selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
  variants: {
    mode: {
      full: layered({ paddingInline: vars.space[12], borderRadius: vars.radius.md }),
      rail: layered({
        inlineSize: vars.size.touch,
        justifyContent: 'center',
        borderRadius: '50%',
        marginBlockEnd: vars.space[4],
      }),
    },
    isSub: {
      true: layered({
        color: foreground.muted,
        selectors: { '&[aria-current]': { color: foreground.brand, fontWeight: 600 } },
      }),
      false: layered({
        selectors: {
          '&[aria-current]': { background: background['brand-subtle'], color: foreground.brand, fontWeight: 600 },
        },
      }),
    },
  },
});
const fullLink = link({ mode: 'full', isSub: false }).split(' ')[0];
layeredGlobal(`.${fullLink} svg`, { color: foreground.muted }, layers.components);
layeredGlobal(
  `.${fullLink}[aria-current] svg`,
  { color: 'inherit', fill: 'color-mix(in srgb, currentColor 14%, transparent)' },
  layers.components,
);

export const sub = style(layered({ marginInlineStart: vars.space[32] }));
export const words = style(layered({ minInlineSize: 0, paddingBlock: vars.space[8], overflowWrap: 'anywhere' }));
export const count = style(
  layered({
    ...textStyle('caption'),
    ...numeric,
    marginInlineStart: 'auto',
    color: foreground.subtle,
    fontWeight: 400,
  }),
);
export const end = style(layered({ marginInlineStart: 'auto' }));
export const waiting = recipe({
  base: layered({ display: 'flex', alignItems: 'center', minBlockSize: vars.size.touch }),
  variants: {
    mode: {
      full: layered({ paddingInline: vars.space[12] }),
      rail: layered({ inlineSize: vars.size.touch, justifyContent: 'center', marginBlockEnd: vars.space[4] }),
    },
  },
});
export const waitingBox = recipe({
  base: layered({ display: 'block' }),
  variants: { mode: { full: layered({ flex: 1 }), rail: layered({ inlineSize: '20px' }) } },
});
export const failed = recipe({
  base: layered({ display: 'grid', color: foreground.muted }),
  variants: {
    mode: {
      full: layered({
        ...textStyle('small'),
        justifyItems: 'start',
        gap: vars.space[12],
        padding: '4px 12px 8px',
      }),
      rail: layered({ justifyItems: 'center', gap: vars.space[4], paddingBlockStart: vars.space[12] }),
    },
  },
});
