import { vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

/** How much higher large text makes the count. */
const growth = 'max(0px, min(1.125rem, 24px) - 18px)';

export const root = style(
  layered({
    position: 'relative',
    display: 'inline-grid',
    alignItems: 'center',
    flex: 'none',
    // The bell is in the middle. Large text makes room beside it, for a count that would cover it.
    paddingInlineStart: `calc((${vars.size.touch} - 24px) / 2)`,
    inlineSize: `calc(${vars.size.touch} + 1.5 * ${growth})`,
    blockSize: vars.size.touch,
    borderRadius: vars.radius.pill,
    color: 'inherit',
    selectors: { '&[data-wide]': { inlineSize: `calc(${vars.size.touch} + 5 * ${growth})` } },
  }),
);
/** Overlaps only the top of the bell, 24 px high. A wide count grows back over it instead of out of the bar. */
export const badge = style(
  layered({ position: 'absolute', insetBlockEnd: `calc(50% + 7px - ${growth} * 2 / 3)`, insetInlineEnd: '-2px' }),
);
