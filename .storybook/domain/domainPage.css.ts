import { from, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

/** Input and results: below one another on phones, side by side where there is room. */
export const columns = style(
  layered({
    display: 'grid',
    gap: vars.space[24],
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 480px) minmax(0, 1fr)' } },
  }),
);
export const facts = style(layered({ margin: 0 }));
export const fact = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: vars.space[12],
    paddingBlock: vars.space[12],
    borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
    overflowWrap: 'anywhere',
  }),
);
export const code = style(layered({ fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' }));
