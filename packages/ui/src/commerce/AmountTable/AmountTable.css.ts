import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(
  layered({
    ...textStyle('label'),
    display: 'grid',
    alignContent: 'start',
    gap: '10px',
    margin: 0,
    overflowWrap: 'anywhere',
  }),
);

/** A changed amount has an amber background that is slightly wider than the table. */
const changed = {
  background: background['accent-subtle'],
  borderRadius: vars.radius.sm,
  boxShadow: `0 0 0 6px ${background['accent-subtle']}`,
} as const;
const spread = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[12]}`,
  alignItems: 'baseline',
  selectors: { '&[data-changed]': changed },
  '@media': { [forcedColors]: { selectors: { '&[data-changed]': { outline: '1px solid Highlight' } } } },
} as const;
/** Adjacent changed rows share one background. */
export const row = style(
  layered({
    ...spread,
    selectors: {
      ...spread.selectors,
      '&[data-changed] + &[data-changed]': { borderStartStartRadius: 0, borderStartEndRadius: 0 },
      '&[data-changed]:has(+ &[data-changed])': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
    },
  }),
);
export const total = style(
  layered({
    ...spread,
    ...textStyle('label-strong'),
    position: 'relative',
    marginBlockStart: '19px',
    // A border would be on the background of a changed amount.
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '-15px',
      borderBlockStart: `1px solid ${line.subtle}`,
    },
  }),
);
/** The label wraps beside the amount; where it has room for less than four letters, the amount moves below. */
export const term = style(layered({ flex: '1 1 4em', minInlineSize: 0, color: foreground.muted }));

const stale = { [`${root}[data-stale] &`]: { color: foreground.subtle } };
const end = {
  ...numeric,
  flex: 'none',
  margin: 0,
  marginInlineStart: 'auto',
  maxInlineSize: '100%',
  textAlign: 'end',
} as const;
export const amount = style(layered({ ...end, selectors: stale }));
export const saving = style(layered({ ...end, color: foreground.price, selectors: stale }));
export const unknownTotal = style(layered({ ...textStyle('price-lg'), color: foreground.subtle }));
export const was = style(
  layered({
    ...textStyle('small'),
    marginInlineEnd: vars.space[8],
    color: foreground.muted,
    // In right-to-left text, it stays before the new amount.
    unicodeBidi: 'isolate',
  }),
);
export const busy = style(
  layered({
    ...textStyle('small'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    marginInlineStart: vars.space[12],
    color: foreground.subtle,
    verticalAlign: 'middle',
  }),
);
