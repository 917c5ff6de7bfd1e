import { below, from, layers, textStyle, vars } from '@mallard/ui/theme';
import { layered, layeredGlobal } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

const { foreground, line, scene } = vars.color;
const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const desktop = from('lg');
/** Between 1024 and 1280 px a row has four cards, on wider pages five. */
const narrowDesktop = `${from('lg')} and ${below('xl')}`;

export const page = style(
  layered({ display: 'grid', gap: '36px', '@media': { [desktop]: { gap: vars.space[64] } } }, layers.app),
);
/** Groups the hero and the categories. */
export const opening = style(
  layered({ display: 'grid', gap: vars.space[24], '@media': { [desktop]: { gap: vars.space[40] } } }, layers.app),
);
/** Hidden on phones, which show the deals section right below. */
export const dealTile = style(
  layered(
    {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[16],
      '@media': { [below('lg')]: { display: 'none' } },
    },
    layers.app,
  ),
);
export const coupons = style(
  layered(
    {
      display: 'grid',
      gap: '10px',
      alignContent: 'end',
    },
    layers.app,
  ),
);
layeredGlobal(`${coupons} > :first-child`, { gridColumn: '1 / -1' }, layers.app);
/** Phones show one coupon and the link to all of them. */
layeredGlobal(`${coupons} > :nth-child(n + 3)`, { '@media': { [below('lg')]: { display: 'none' } } }, layers.app);

// Beside the slides, the name of a coupon is limited to one line.
layeredGlobal(
  `${coupons} strong + span`,
  { '@media': { [from('xl')]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } } },
  layers.app,
);

const withBoth = `&:has(> ${dealTile}):has(${coupons})`;
export const side = style(
  layered(
    {
      display: 'grid',
      gap: '18px',
      minInlineSize: 0,
      selectors: { [`&:not(:has(> ${dealTile}, ${coupons}))`]: { display: 'none' } },
      '@media': {
        [below('lg')]: {
          gap: vars.space[12],
          selectors: { [`&:not(:has(${coupons}))`]: { display: 'none' } },
        },
        [narrowDesktop]: {
          alignItems: 'start',
          selectors: { [withBoth]: { gridTemplateColumns: columns(2) } },
        },
        [from('xl')]: { selectors: { [withBoth]: { gridTemplateRows: '1fr auto' } } },
      },
    },
    layers.app,
  ),
);
// Without a deal tile, the coupons are side by side.
layeredGlobal(
  `${side}:not(:has(> ${dealTile})) ${coupons}`,
  { '@media': { [desktop]: { gridTemplateColumns: columns(2) } } },
  layers.app,
);
/** Slides and side column. The slides are as wide as the page if there are no deals. */
export const hero = style(
  layered(
    {
      display: 'grid',
      gap: vars.space[20],
      minInlineSize: 0,
      selectors: { [`&:not(:has(> * + ${side}, ${dealTile}, ${coupons}))`]: { display: 'none' } },
      '@media': {
        [from('xl')]: {
          selectors: { [`&:has(> * + ${side} > ${dealTile})`]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
        },
      },
    },
    layers.app,
  ),
);

export const sideHead = style(
  layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[8] }, layers.app),
);
export const deal = style(
  layered(
    {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '104px minmax(0, 1fr)',
      gap: vars.space[16],
      alignItems: 'center',
      marginBlock: 'auto',
    },
    layers.app,
  ),
);
/** The picture with the saving in its corner, as on the cards of deals. */
export const dealPicture = style(layered({ position: 'relative', display: 'grid' }, layers.app));
layeredGlobal(
  `${dealPicture} > :not(:first-child)`,
  { position: 'absolute', insetBlockStart: '6px', insetInlineStart: '6px' },
  layers.app,
);
export const dealText = style(layered({ display: 'grid', gap: vars.space[4], justifyItems: 'start' }, layers.app));
export const dealNote = style(layered({ ...textStyle('caption'), color: foreground['on-brand-muted'] }, layers.app));
/** Hidden on phones, where the countdown beside the heading is clear. Its accessible name has the full text. */
export const dealsEnd = style(layered({ '@media': { [below('md')]: { display: 'none' } } }, layers.app));
/** The end of one deal, in its card. */
export const dealEnd = style(layered({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] }, layers.app));

/** A picture as large as two by two cards, beside the cards. */
export const featured = style(
  layered(
    {
      display: 'grid',
      gap: vars.space[20],
      '@media': {
        [narrowDesktop]: { gridTemplateColumns: columns(2) },
        // Two of five columns, including the gap between them.
        [from('xl')]: { gridTemplateColumns: 'calc((100% - 80px) / 5 * 2 + 20px) minmax(0, 1fr)' },
      },
    },
    layers.app,
  ),
);
export const feature = style(
  layered(
    {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: vars.space[8],
      minBlockSize: '380px',
      padding: vars.space[24],
      overflow: 'hidden',
      isolation: 'isolate',
      borderRadius: vars.radius.xl,
      background: scene.sand,
      color: foreground['on-scene'],
      '@media': { [desktop]: { padding: '36px' } },
    },
    layers.app,
  ),
);
export const featureArt = style(
  layered({ position: 'absolute', inset: 0, zIndex: -1, background: 'none' }, layers.app),
);
layeredGlobal(`${featureArt} img`, { blockSize: '100%' }, layers.app);
export const featureKicker = style(
  layered(
    {
      ...textStyle('small'),
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[8],
      color: foreground['on-scene-muted'],
      '::before': {
        content: '""',
        inlineSize: '10px',
        blockSize: '10px',
        borderRadius: '50%',
        border: `3px solid ${foreground['on-scene-brand']}`,
      },
    },
    layers.app,
  ),
);
export const featureTitle = style(layered({ ...textStyle('headline'), whiteSpace: 'pre-line' }, layers.app));
export const featureNote = style(
  layered({ ...textStyle('label'), color: foreground['on-scene-muted'], maxInlineSize: '22em' }, layers.app),
);
export const besideFeature = style(
  layered(
    {
      alignContent: 'start',
      '@media': {
        [narrowDesktop]: { gridTemplateColumns: columns(2) },
        [from('xl')]: { gridTemplateColumns: columns(3) },
      },
    },
    layers.app,
  ),
);
layeredGlobal(
  `${besideFeature} > :nth-child(n + 5)`,
  { '@media': { [below('sm')]: { display: 'none' }, [narrowDesktop]: { display: 'none' } } },
  layers.app,
);
layeredGlobal(
  `${besideFeature} > :nth-child(n + 5):nth-last-child(-n + 2)`,
  { '@media': { [`${from('md')} and ${below('lg')}`]: { display: 'none' } } },
  layers.app,
);

/** Full rows at each width: ten cards in rows of five and two, eight in rows of four, nine in rows of three. */
export const cardGrid = style({});
layeredGlobal(
  `${cardGrid} > :nth-child(n + 9)`,
  { '@media': { [`${from('md')} and ${below('xl')}`]: { display: 'none' } } },
  layers.app,
);
layeredGlobal(
  `${cardGrid} > :nth-child(n + 10)`,
  { '@media': { [`${from('sm')} and ${below('md')}`]: { display: 'none' } } },
  layers.app,
);

export const rank = style({});
layeredGlobal(`${rank} > :nth-child(n + 4)`, { '@media': { [below('md')]: { display: 'none' } } }, layers.app);

export const promises = style(
  layered(
    {
      ...textStyle('small'),
      display: 'grid',
      gridTemplateColumns: columns(2),
      gap: vars.space[16],
      paddingBlockStart: vars.space[24],
      borderBlockStart: `1px solid ${line.subtle}`,
      color: foreground.muted,
      '@media': { [desktop]: { gridTemplateColumns: columns(4) } },
    },
    layers.app,
  ),
);
export const promise = style(layered({ display: 'flex', alignItems: 'center', gap: '10px' }, layers.app));
