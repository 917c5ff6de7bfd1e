import { below, from, layers, textStyle, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

const { background, foreground } = vars.color;
/** How far the panels overlap the page head. */
const OVERLAP = '28px';

export const page = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space[40],
    '@media': { [from('lg')]: { rowGap: vars.space[64] } },
  }),
);
export const head = style(
  layered(
    { paddingBlockEnd: `calc(${vars.space[24]} + ${OVERLAP})`, marginBlockEnd: `calc(-1 * ${vars.space[40]})` },
    layers.app,
  ),
);
/** Hidden from 1024 px, where the site header links to the notifications. */
export const bell = style(layered({ '@media': { [from('lg')]: { display: 'none' } } }, layers.app));
/** Panels over the lower edge of the head: one column on phones, two from 1024 px. */
export const board = style(
  layered({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[12],
    marginBlockStart: `calc(-1 * ${OVERLAP})`,
    '@media': {
      [from('lg')]: { paddingInline: vars.space[24], gap: `${vars.space[20]} 18px` },
      [from('xl')]: { gridTemplateColumns: 'minmax(0, 1.45fr) minmax(0, 1fr)', alignItems: 'stretch' },
    },
  }),
);
export const orders = style(layered({ alignContent: 'space-between', padding: vars.space[20] }, layers.app));
export const parcel = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: vars.size.touch,
    padding: '10px 14px',
    borderRadius: vars.radius.md,
    background: background['info-subtle'],
    color: foreground.info,
  }),
);
export const parcelText = style(
  layered({
    ...textStyle('small'),
    flex: 1,
    display: 'flex',
    gap: vars.space[8],
    minInlineSize: 0,
    // Side by side, both would be truncated.
    '@media': { [below('md')]: { flexDirection: 'column', gap: 0 } },
  }),
);
const cut = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;
export const parcelTitle = style(
  layered({
    ...cut,
    flex: '0 1 auto',
    maxInlineSize: '50%',
    fontWeight: 600,
    '@media': { [below('md')]: { maxInlineSize: '100%' } },
  }),
);
export const parcelEvent = style(
  layered({
    ...cut,
    flex: '1 1 0',
    minInlineSize: 0,
    '@media': { [below('md')]: { flex: 'none', whiteSpace: 'normal' } },
  }),
);

export const coupons = style(layered({ display: 'grid', gap: vars.space[12], alignContent: 'start' }));
export const sectionHead = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
  }),
);
export const noCoupons = style(
  layered({ display: 'grid', justifyItems: 'center', gap: vars.space[12], paddingBlock: vars.space[16] }),
);
export const viewed = style(
  layered({
    display: 'grid',
    gap: vars.space[20],
    justifyItems: 'stretch',
    scrollMarginBlockStart: vars.space[96],
    '@media': { [below('lg')]: { paddingBlockEnd: vars.space[24] } },
  }),
);
