import { type StyleRule, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;
const wide = '(min-width: 48rem)';

/** A container query, so that a timeline in a column stays vertical on a wide page. */
export const root = style(layered({ containerType: 'inline-size' }));

type Rules = Omit<StyleRule, '@layer'>;
/** The dot, and the line from it to the next dot. */
function marks(dot: Rules, rail: Rules) {
  return { '::before': dot, selectors: { '&:not(:last-child)::after': rail } } as const;
}

const vertical = marks(
  { insetInlineStart: '4px', insetBlockStart: '5px' },
  { insetInlineStart: '8px', insetBlock: '16px -4px', inlineSize: '2px', blockSize: 'auto' },
);
const horizontal = marks(
  { insetInlineStart: 0, insetBlockStart: 0 },
  { insetInline: '14px 4px', insetBlock: '4px auto', inlineSize: 'auto', blockSize: '2px' },
);

export const steps = recipe({
  base: layered({ ...textStyle('small'), display: 'grid', minInlineSize: 0 }),
  variants: {
    orientation: {
      vertical: {},
      responsive: layered({
        '@container': { [wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', alignItems: 'start' } },
      }),
    },
  },
});

export const step = recipe({
  base: layered({
    position: 'relative',
    paddingInline: '26px 0',
    paddingBlockEnd: '18px',
    color: foreground.muted,
    '::before': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      inlineSize: '10px',
      blockSize: '10px',
      borderRadius: '50%',
      background: background.surface,
      boxShadow: `inset 0 0 0 2px ${line.field}`,
      ...vertical['::before'],
    },
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&:not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        background: line.subtle,
        ...vertical.selectors['&:not(:last-child)::after'],
      },
      '&[data-state="done"]::before': { background: line.brand, boxShadow: 'none' },
      '&[data-state="done"]:not(:last-child)::after': { background: line.brand },
      '&[data-state="current"]': { color: foreground.default },
      '&[data-state="current"]::before': {
        boxShadow: `inset 0 0 0 3px ${line.brand}, 0 0 0 4px ${background['brand-subtle']}`,
      },
      '&[data-state="failed"]': { color: foreground.default },
      '&[data-state="failed"]::before': { background: foreground.danger, boxShadow: 'none', borderRadius: '2px' },
    },
    '@media': {
      // Forced colors remove shadows and backgrounds: outlines for upcoming steps, discs for
      // completed ones.
      [forcedColors]: {
        '::before': { border: '2px solid CanvasText', forcedColorAdjust: 'none', background: 'Canvas' },
        selectors: {
          '&:not(:last-child)::after': { background: 'CanvasText', forcedColorAdjust: 'none' },
          '&[data-state="done"]::before, &[data-state="failed"]::before': { background: 'CanvasText' },
          '&[data-state="current"]::before': { background: 'Highlight' },
        },
      },
    },
  }),
  variants: {
    orientation: {
      vertical: {},
      responsive: layered({
        '@container': {
          [wide]: { paddingInline: '0 16px', paddingBlock: '22px 0', ...horizontal },
        },
      }),
    },
  },
});
export const title = style(
  layered({
    display: 'block',
    overflowWrap: 'anywhere',
    selectors: { '[data-state="current"] > &, [data-state="failed"] > &': { fontWeight: 600 } },
  }),
);
export const text = style(layered({ display: 'block', overflowWrap: 'anywhere' }));
export const time = style(layered({ ...numeric, display: 'block', color: foreground.subtle }));

export const branches = style(layered({ display: 'grid', gap: vars.space[12], paddingBlockStart: vars.space[8] }));
export const branch = style(
  layered({
    display: 'grid',
    gap: vars.space[8],
    padding: vars.space[12],
    borderRadius: vars.radius.md,
    background: background.sunken,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const branchName = style(layered({ ...textStyle('label-strong'), color: foreground.default }));
