import { vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const root = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space[4] }));
export const search = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    // The bar's padding fits a round button. A field at the end needs more to align with the page.
    selectors: { '&:last-child': { marginInlineEnd: vars.space[8] } },
  }),
);
