import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(
  layered({ ...textStyle('label'), display: 'grid', alignContent: 'start', gap: '10px', margin: 0 }),
);

/** An amount that changed stands on amber, as wide as the table and a little more. */
const changed = {
  background: background['accent-subtle'],
  borderRadius: vars.radius.sm,
  boxShadow: `0 0 0 6px ${background['accent-subtle']}`,
} as const;
const spread = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[12],
  alignItems: 'baseline',
  selectors: { '&[data-changed]': changed },
  '@media': { [forcedColors]: { selectors: { '&[data-changed]': { outline: '1px solid Highlight' } } } },
} as const;
export const row = style(layered(spread));
export const total = style(
  layered({
    ...spread,
    ...textStyle('label-strong'),
    flexWrap: 'wrap',
    borderBlockStart: `1px solid ${line.subtle}`,
    paddingBlockStart: '14px',
    marginBlockStart: vars.space[4],
  }),
);
export const term = style(layered({ color: foreground.muted, minInlineSize: 0 }));

const stale = { [`${root}[data-stale] &`]: { color: foreground.subtle } };
const end = { ...numeric, flex: 'none', margin: 0, marginInlineStart: 'auto', maxInlineSize: '100%' } as const;
export const amount = style(layered({ ...end, selectors: stale }));
export const saving = style(layered({ ...end, color: foreground.price, selectors: stale }));
export const was = style(layered({ ...textStyle('small'), marginInlineEnd: vars.space[8], color: foreground.muted }));
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
