import { vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

/** Extra height of the count with large text. */
const growth = 'max(0px, min(1.125rem, 24px) - 18px)';

export const root = style(
  layered({
    position: 'relative',
    display: 'inline-grid',
    alignItems: 'center',
    flex: 'none',
    // Centers the bell. With large text, extra width keeps the count from covering it.
    paddingInlineStart: `calc((${vars.size.touch} - 24px) / 2)`,
    inlineSize: `calc(${vars.size.touch} + 1.5 * ${growth})`,
    blockSize: vars.size.touch,
    borderRadius: vars.radius.pill,
    color: 'inherit',
    selectors: { '&[data-wide]': { inlineSize: `calc(${vars.size.touch} + 5 * ${growth})` } },
  }),
);
/** Overlaps only the top of the bell, which is 24 px high. A wide count grows over the bell, not out of the bar. */
export const badge = style(
  layered({ position: 'absolute', insetBlockEnd: `calc(50% + 7px - ${growth} * 2 / 3)`, insetInlineEnd: '-2px' }),
);
