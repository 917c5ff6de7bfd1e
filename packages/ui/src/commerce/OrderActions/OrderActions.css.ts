import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

/** Name of the container whose width determines the layout; an order card is one. */
export const ORDER_CONTAINER = 'mallard-order';
const ownLine = { display: 'flex', justifyContent: 'flex-end', flexBasis: '100%' } as const;
const narrow = `${ORDER_CONTAINER} (max-width: 34.99875rem)`;

export const root = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: '10px' }),
);
// Two long labels and the menu fit on one line of a phone.
layeredGlobal(
  `${root} > :is(a, button)`,
  { '@container': { [narrow]: { paddingInline: vars.space[16] } } },
  layers.components,
);
/** Phones and narrow cards show two actions; the others are in the menu. */
export const onlyWide = style(
  layered({
    display: 'contents',
    '@media': { [below('sm')]: { display: 'none' } },
    '@container': { [narrow]: { display: 'none' } },
  }),
);
export const onlyNarrow = style(
  layered({
    display: 'none',
    '@media': { [below('sm')]: { display: 'contents' } },
    '@container': { [narrow]: { display: 'contents' } },
  }),
);
/** A third action has its own line where there is little room, so that the two main actions stay side by side. */
export const alone = style(
  layered({
    display: 'contents',
    '@media': { [below('sm')]: ownLine },
    '@container': { [narrow]: ownLine },
  }),
);
