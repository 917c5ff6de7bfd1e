import { below, from, layers, textStyle, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

const { background, foreground, line } = vars.color;
const inSide = { [from('lg')]: { gridColumn: 2 } };

/** The payment, with recommended products below it once the order is paid. */
export const screen = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[40] }));

export const columns = style(
  layered({
    display: 'grid',
    gap: vars.space[12],
    alignItems: 'start',
    '@media': {
      [from('lg')]: {
        gridTemplateColumns: 'minmax(0, 1fr) 420px',
        gridTemplateRows: 'auto 1fr',
        gap: vars.space[24],
      },
    },
  }),
);

/** As high as the window, so that the footer is not visible until the content has loaded. */
export const loading = style([columns, layered({ alignContent: 'start', minBlockSize: '100svh' })]);

export const panel = style(
  layered({
    minInlineSize: 0,
    '@media': { [from('lg')]: { gridColumn: 1, gridRow: '1 / span 2', minBlockSize: '600px' } },
  }),
);

/** The panel of a result is only as high as its content. The panel to pay has a minimum height. */
export const result = style(
  layered({ '@media': { [from('lg')]: { minBlockSize: 0, paddingBlock: vars.space[64] } } }, layers.app),
);

export const number = style(layered({ ...textStyle('small'), color: foreground.subtle }));

export const outcome = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space[12],
    paddingBlockStart: vars.space[12],
  }),
);

/** Address, arrival and savings. */
export const facts = style(
  layered({
    display: 'grid',
    gap: vars.space[12],
    inlineSize: '100%',
    maxInlineSize: '440px',
    marginBlockStart: vars.space[12],
    padding: vars.space[16],
    borderRadius: vars.radius.md,
    background: background.sunken,
    textAlign: 'start',
  }),
);
export const fact = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(5.5em, auto) minmax(0, 1fr)', columnGap: vars.space[16] }),
);
export const factLabel = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    color: foreground.muted,
  }),
);
export const factText = style(layered({ ...textStyle('small'), margin: 0, overflowWrap: 'anywhere' }));
export const factDetail = style(layered({ display: 'block', color: foreground.muted }));

export const methods = style(layered({ display: 'grid', gap: vars.space[12], minInlineSize: 0, '@media': inSide }));

/** As wide as its panel, because the rows have their own padding. */
export const picker = style(layered({ marginInline: `calc(-1 * ${vars.space[16]})`, overflow: 'clip' }));

export const order = style(
  layered({
    display: 'grid',
    gap: vars.space[12],
    minInlineSize: 0,
    position: 'relative',
    overflow: 'clip',
    // Makes room for the band at the lower edge.
    paddingBlockEnd: vars.space[24],
    // The plumage band: head, collar, breast.
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '8px',
      background: `linear-gradient(to bottom, ${background.brand} 0 3px, ${line.collar} 3px 5px, ${background.warm} 5px 8px)`,
    },
    '@media': inSide,
  }),
);

export const orderHead = style(
  layered({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.space[12] }),
);

export const sectionTitle = style(layered({ ...textStyle('subtitle') }));

/** Hidden on phones, which show `CartBar` instead. */
export const submit = style(layered({ '@media': { [below('lg')]: { display: 'none' } } }));

/** Reason why the button is disabled. */
export const reason = style(
  layered({ ...textStyle('small'), color: foreground.muted, textAlign: 'center', marginBlockStart: vars.space[8] }),
);

export const skeleton = style(layered({ blockSize: '256px', '@media': inSide }));
