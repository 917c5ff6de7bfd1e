import {
  below,
  canHover,
  forcedColors,
  from,
  layers,
  linesOf,
  noticeHeight,
  railWidth,
  tall,
  textStyle,
  tight,
  vars,
} from '@mallard/ui/theme';
import { layered, layeredGlobal } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

const { background, foreground, line } = vars.color;
/** The smallest phones: pictures shrink so that text and prices fit. */
const narrow = tight.phone;
/** A phone at 200 % zoom: the text is below its picture. */
const tiny = tight.tiny;

export const page = style(layered({ minInlineSize: 0 }, layers.app));
/** On phones the top categories are beside the list. */
export const withRail = style(
  layered(
    {
      '@media': {
        [below('lg')]: {
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          gap: vars.space[16],
          // The rail extends to the screen edge and to the top and bottom bars.
          marginBlock: '-12px -36px',
          marginInlineStart: '-16px',
          minBlockSize: `calc(100dvb - ${vars.size.topbar} - ${vars.size['bottom-nav']})`,
        },
        [narrow]: { gap: vars.space[12] },
        [`${from('sm')} and ${below('lg')}`]: { marginInlineStart: '-24px' },
      },
    },
    layers.app,
  ),
);
export const rail = style(layered({ '@media': { [from('lg')]: { display: 'none' } } }, layers.app));
/** Shown instead of the rail while categories load, or after they failed. */
export const railState = style([
  rail,
  layered(
    {
      display: 'grid',
      alignContent: 'start',
      justifyItems: 'center',
      inlineSize: railWidth,
      paddingBlock: vars.space[8],
      background: background.sunken,
    },
    layers.app,
  ),
]);
/** As high as a link with the gap below it. */
export const railSkeleton = style(layered({ inlineSize: '48px', marginBlock: '20px' }, layers.app));
// Scrolls on its own between the bars: in a low window the bottom bar would otherwise cover its end.
layeredGlobal(
  `${rail} > ul`,
  {
    scrollbarWidth: 'none',
    '@media': {
      [tall]: {
        position: 'sticky',
        insetBlockStart: vars.size.topbar,
        maxBlockSize: `calc(100dvb - ${vars.size.topbar} - ${vars.size['bottom-nav']} - env(safe-area-inset-bottom, 0px) - ${noticeHeight})`,
        overflowY: 'auto',
      },
    },
  },
  layers.app,
);
export const content = style(
  layered(
    { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', minInlineSize: 0 },
    layers.app,
  ),
);
export const contentBesideRail = style(
  layered({ '@media': { [below('lg')]: { paddingBlock: '6px 36px' } } }, layers.app),
);

export const crumbs = style(
  layered({ marginBlockEnd: vars.space[20], '@media': { [below('lg')]: { display: 'none' } } }, layers.app),
);
export const title = style(layered({ marginBlockEnd: vars.space[8] }, layers.app));
export const cut = style(
  layered({ ...textStyle('small'), color: foreground.muted, marginBlockEnd: vars.space[12] }, layers.app),
);
/** Visible on phones. Wide pages show the count in the sort bar, so here it is only for screen readers. */
export const count = style(
  layered(
    {
      ...textStyle('small'),
      color: foreground.subtle,
      minBlockSize: linesOf('small'),
      '@media': {
        [from('lg')]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', minBlockSize: 0, overflow: 'clip' },
      },
    },
    layers.app,
  ),
);
export const searchedAs = style(
  layered(
    {
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      color: foreground.link,
      // Enlarges the press target to 44 px inside a line of text.
      paddingBlock: vars.space[8],
    },
    layers.app,
  ),
);
export const chips = style(
  layered(
    {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space[8],
      paddingBlock: '12px 20px',
      '@media': {
        [below('lg')]: {
          flexWrap: 'nowrap',
          overflowX: 'auto',
          scrollbarWidth: 'none',
          paddingBlock: '6px',
          // Chips are cut off at the page edge to show that the row scrolls.
          marginInlineEnd: '-16px',
          paddingInlineEnd: vars.space[16],
        },
      },
    },
    layers.app,
  ),
);
/** Hidden on wide pages, which show the category tree. */
export const chipsOfAll = style(layered({ '@media': { [from('lg')]: { display: 'none' } } }, layers.app));
export const chip = style(
  layered(
    {
      ...textStyle('label'),
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: vars.size['control-sm'],
      paddingInline: '14px',
      borderRadius: vars.radius.pill,
      background: background.surface,
      boxShadow: `inset 0 0 0 1px ${line.default}`,
      whiteSpace: 'nowrap',
      '::before': { content: '""', position: 'absolute', insetBlock: '-4px', insetInline: 0 },
      selectors: {
        '&[aria-current]': {
          background: background['brand-subtle'],
          boxShadow: `inset 0 0 0 2px ${line.brand}`,
          color: foreground.brand,
          fontWeight: 600,
        },
      },
      '@media': {
        [canHover]: { selectors: { '&:hover': { color: foreground.brand } } },
        [forcedColors]: {
          border: '1px solid ButtonText',
          selectors: { '&[aria-current]': { outline: '2px solid Highlight' } },
        },
      },
    },
    layers.app,
  ),
);

export const applied = style(layered({ paddingBlock: '14px 0' }, layers.app));
export const results = style(
  layered(
    { paddingBlockStart: vars.space[24], '@media': { [below('lg')]: { paddingBlockStart: vars.space[12] } } },
    layers.app,
  ),
);
/** The products of the previous filter, while those of the new one load. */
export const outdated = style(layered({ opacity: 0.6 }, layers.app));

/** Beside the rail, phones fit one card with its picture at the side, tablets fit three cards. */
export const rows = style(
  layered(
    {
      '@media': {
        [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] },
        [`${from('md')} and ${below('lg')}`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
    layers.app,
  ),
);
layeredGlobal(
  `${rows} article, ${rows} > div`,
  {
    '@media': {
      [below('sm')]: { display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: vars.space[12] },
      '(max-width: 23.74875rem)': { gridTemplateColumns: '96px minmax(0, 1fr)' },
      [narrow]: { gridTemplateColumns: '80px minmax(0, 1fr)' },
      [tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
  layers.app,
);
// A flag would cover so small a picture. Instead, it is in the text, between the facts and the price line.
const inRows = `${below('sm')} and (min-width: 15em)`;
const inRow = (part: string, styles: object) =>
  layeredGlobal(`${rows} article > ${part}`, { '@media': { [inRows]: styles } }, layers.app);
layeredGlobal(
  `${rows} article`,
  { '@media': { [inRows]: { gridTemplateRows: 'auto auto auto minmax(38px, 1fr)', rowGap: vars.space[4] } } },
  layers.app,
);
inRow(':first-child', { gridRow: '1 / span 4' });
inRow('span:not(:first-child)', { position: 'static', gridArea: '3 / 2', justifySelf: 'start', lineHeight: 0 });
// The tag is designed for pictures: on a plain background it needs an edge.
inRow('span:not(:first-child) > *', { boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 22%, transparent)' });
inRow('div', { display: 'contents' });
inRow('div > :is(h2, h3)', { gridArea: '1 / 2' });
inRow('div > p:not([class])', { gridArea: '2 / 2' });
inRow('div > div', { gridArea: '4 / 2' });
layeredGlobal(`${rows} > div > div`, { '@media': { [inRows]: { paddingBlockStart: 0 } } }, layers.app);
layeredGlobal(`${rows} button[aria-pressed]`, { '@media': { [below('sm')]: { display: 'none' } } }, layers.app);

/** Desktops fit two cards with their pictures at the side. */
export const list = style(
  layered(
    { '@media': { [from('xl')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '20px 40px' } } },
    layers.app,
  ),
);

export const pages = style(
  layered({ marginBlockStart: vars.space[48], '@media': { [below('lg')]: { display: 'none' } } }, layers.app),
);
export const more = style(
  layered({ marginBlockStart: vars.space[24], '@media': { [from('lg')]: { display: 'none' } } }, layers.app),
);
/** At the edge of desktops, where it covers no card button. */
export const toTop = style(
  layered(
    {
      '@media': {
        [from('lg')]: { insetInlineEnd: 0, inlineSize: '40px', borderStartEndRadius: 0, borderEndEndRadius: 0 },
      },
    },
    layers.app,
  ),
);
/** Separates the filters from the categories above them. */
export const aside = style(
  layered(
    {
      marginBlockStart: vars.space[20],
      paddingBlockStart: vars.space[20],
      paddingInlineStart: vars.space[12],
      borderBlockStart: `1px solid ${line.subtle}`,
    },
    layers.app,
  ),
);
