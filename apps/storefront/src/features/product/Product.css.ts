import { below, forcedColors, from, layers, numeric, separatingDot, tall, textStyle, vars } from '@mallard/ui/theme';
import { layered, layeredGlobal } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

const { background, foreground, line } = vars.color;
const desktop = from('lg');
const narrowDesktop = `${from('lg')} and ${below('xl')}`;
const tablet = `${from('sm')} and ${below('lg')}`;
/** On phones, pictures extend to the screen edges. All other content has the padding of other screens. */
const padded = {
  '@media': {
    [below('sm')]: { paddingInline: vars.space[16] },
    [tablet]: { paddingInline: vars.space[24] },
  },
} as const;

export const page = style(layered({ minInlineSize: 0 }, layers.app));
export const crumbs = style(
  layered(
    {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[16],
      marginBlockEnd: vars.space[12],
      '@media': { [below('lg')]: { display: 'none' } },
    },
    layers.app,
  ),
);
/** Aligns the text with the content edge: the padding and border of the button are in the margin. */
export const crumbShare = style(layered({ marginInlineEnd: `calc(-1px - ${vars.space[12]})` }, layers.app));
/** On phones, fixed over the page once the pictures have scrolled out of view. */
export const topBar = style(
  layered(
    {
      position: 'fixed',
      insetBlockStart: 0,
      insetInline: 0,
      zIndex: vars.zIndex.header,
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[4],
      minBlockSize: vars.size.topbar,
      paddingInline: vars.space[4],
      paddingBlockStart: 'env(safe-area-inset-top)',
      background: background.canvas,
      boxShadow: `0 1px 0 ${line.subtle}`,
      visibility: 'hidden',
      opacity: 0,
      selectors: { '&[data-shown]': { visibility: 'visible', opacity: 1 } },
      '@media': {
        [desktop]: { display: 'none' },
        [`not all and ${tall}`]: { display: 'none' },
      },
    },
    layers.app,
  ),
);
export const topBarTabs = style(layered({ flex: 1 }, layers.app));
/** At the end of the pictures, opposite the back button. */
export const share = style(layered({ display: 'flex', marginInlineStart: 'auto' }, layers.app));
/** The back button while the page loads, at the same position as later on the pictures. */
export const back = style(layered({ padding: '8px 10px 0', '@media': { [desktop]: { display: 'none' } } }, layers.app));
export const top = style(
  layered(
    {
      '@media': {
        [desktop]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) 500px',
          gap: '56px',
          alignItems: 'start',
        },
        [narrowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) 408px', gap: vars.space[32] },
      },
    },
    layers.app,
  ),
);
/** Sticks below the header while the options beside it scroll. */
export const pictures = style(
  layered({ '@media': { [desktop]: { position: 'sticky', insetBlockStart: '96px' } } }, layers.app),
);
export const info = style(
  layered(
    {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[16],
      minInlineSize: 0,
      '@media': {
        [below('lg')]: {
          marginBlockStart: '-16px',
          padding: '18px 16px',
          borderStartStartRadius: '20px',
          borderStartEndRadius: '20px',
          background: background.canvas,
        },
        [tablet]: { paddingInline: vars.space[24] },
        [desktop]: { gap: vars.space[20] },
      },
    },
    layers.app,
  ),
);

export const names = style(layered({ display: 'grid', gap: '6px' }, layers.app));
export const title = style(
  layered({ '@media': { [desktop]: { fontSize: '1.875rem', lineHeight: 1.3334 } } }, layers.app),
);
export const subtitle = style(layered({ ...textStyle('label'), color: foreground.muted }, layers.app));
export const meta = style(
  layered(
    {
      ...textStyle('small'),
      ...numeric,
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: '2px 19px',
      // Clips the separator dots at the start of a line.
      overflowX: 'clip',
      marginBlockStart: vars.space[4],
      color: foreground.subtle,
    },
    layers.app,
  ),
);
export const reviewLink = style(
  layered(
    {
      position: 'relative',
      color: foreground.link,
      '::before': { content: '""', position: 'absolute', inset: '-12px 0' },
    },
    layers.app,
  ),
);
export const reviewed = style(layered({ display: 'flex', flexWrap: 'wrap', gap: '2px 8px' }, layers.app));
export const separated = style(
  layered(
    {
      position: 'relative',
      '::before': { ...separatingDot, position: 'absolute', insetInlineStart: '-11px', insetBlockStart: '50%' },
    },
    layers.app,
  ),
);

export const price = style(
  layered(
    {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      gap: '4px 12px',
      '@media': { [below('lg')]: { order: -1 } },
    },
    layers.app,
  ),
);
export const deal = style(
  layered(
    {
      '@media': {
        [desktop]: { padding: '14px 20px', borderRadius: vars.radius.lg, background: background['accent-subtle'] },
      },
    },
    layers.app,
  ),
);
export const amounts = style(
  layered({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 10px' }, layers.app),
);
export const ends = style(
  layered(
    {
      ...textStyle('small'),
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: `${vars.space[4]} ${vars.space[8]}`,
      color: foreground.warning,
    },
    layers.app,
  ),
);

export const label = style(layered({ ...textStyle('small'), color: foreground.muted }, layers.app));
export const quantity = style(layered({ display: 'grid', gap: '10px' }, layers.app));
export const question = style(
  layered(
    { ...textStyle('small'), color: foreground.danger, selectors: { '&:empty': { display: 'none' } } },
    layers.app,
  ),
);

export const deliverTo = style(
  layered(
    {
      ...textStyle('small'),
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[8],
      inlineSize: '100%',
      minBlockSize: vars.size.touch,
      padding: '8px 14px',
      border: 0,
      borderRadius: vars.radius.md,
      background: background.surface,
      boxShadow: vars.shadow.hairline,
      color: foreground.default,
      textAlign: 'start',
      cursor: 'pointer',
      selectors: { '&:not(button)': { margin: 0, cursor: 'auto' } },
      '@media': { [forcedColors]: { border: '1px solid ButtonText' } },
    },
    layers.app,
  ),
);
export const deliverToText = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: '0 12px', flex: 1, minInlineSize: 0 }, layers.app),
);
export const arrival = style(layered({ color: foreground.success }, layers.app));
export const notDelivered = style(layered({ color: foreground.muted }, layers.app));

export const sections = style(
  layered(
    {
      marginBlockStart: vars.space[64],
      borderBlockEnd: `1px solid ${line.subtle}`,
      '@media': { [below('lg')]: { display: 'none' } },
    },
    layers.app,
  ),
);
// Aligns the text of the first tab with the content.
layeredGlobal(`${sections} > :first-child`, { marginInlineStart: '-14px' }, layers.app);
export const columns = style(
  layered(
    {
      ...padded,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[32],
      marginBlockStart: '28px',
      alignItems: 'start',
      '@media': {
        ...padded['@media'],
        [desktop]: {
          gridTemplateColumns: 'minmax(0, 1fr) 420px',
          gap: vars.space[64],
          marginBlockStart: vars.space[32],
        },
        [narrowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: '36px' },
      },
    },
    layers.app,
  ),
);
/** Sticks beside a longer column of reviews. */
export const details = style(
  layered(
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[32],
      minInlineSize: 0,
      '@media': { [desktop]: { position: 'sticky', insetBlockStart: '96px' } },
    },
    layers.app,
  ),
);
export const sectionTitle = style(layered({ marginBlockEnd: '10px' }, layers.app));
export const count = style(
  layered({ ...numeric, marginInlineStart: vars.space[8], fontWeight: 400, color: foreground.subtle }, layers.app),
);
/** Separates the first divider from the filters above. */
export const reviews = style(layered({ marginBlockStart: vars.space[16] }, layers.app));
export const reviewsSkeleton = style(layered({ display: 'grid', gap: vars.space[16] }, layers.app));
export const noReviews = style(
  layered(
    { ...textStyle('label'), paddingBlock: vars.space[32], textAlign: 'center', color: foreground.muted },
    layers.app,
  ),
);

export const related = style(
  layered(
    {
      ...padded,
      marginBlockStart: '36px',
      '@media': { ...padded['@media'], [desktop]: { marginBlockStart: vars.space[64] } },
    },
    layers.app,
  ),
);
/** Shows four cards in rows of two and four, so that all rows are full. */
export const relatedGrid = style({});
layeredGlobal(`${relatedGrid} > :nth-child(n + 5)`, { '@media': { [below('xl')]: { display: 'none' } } }, layers.app);
