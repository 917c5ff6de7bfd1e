import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from, tall } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { canHover } from '../../theme/motion.ts';
import { canMixColors } from '../../theme/supports.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import { billBar } from '../billBar.ts';

const { background, line } = vars.color;
const narrow = `${from('lg')} and ${below('xl')}`;
/** Up to the width at which English link names and a usable search fit side by side at full size. */
const compact = `${from('lg')} and (width < 87.5rem)`;

/**
 * Columns with reserved widths: while the HTML is parsed, later parts move nothing that is already
 * shown. English names need more space; longer ones may exceed it.
 */
const columns = {
  places: (search: string, links: string, end: string) =>
    `auto minmax(${search}, 480px) minmax(${links}, auto) minmax(${end}, 1fr)`,
  search: (search: string, end: string) => `auto minmax(${search}, 480px) minmax(${end}, 1fr)`,
  middle: (end: string) => `auto minmax(0, 1fr) minmax(${end}, auto)`,
};
const lang = '&:lang(en)';

export const root = recipe({
  base: layered({
    display: 'none',
    '@media': {
      [from('lg')]: {
        zIndex: vars.zIndex.header,
        display: 'grid',
        alignItems: 'center',
        gap: '28px',
        blockSize: vars.size.header,
        // On very wide windows it aligns with the content, which is limited to 1536 px.
        paddingInline: `max(${vars.space[32]}, (100% - 1536px) / 2 + ${vars.space[32]})`,
        background: background.canvas,
        '@supports': { [canMixColors]: { background: `color-mix(in srgb, ${background.canvas} 94%, transparent)` } },
        backdropFilter: 'blur(14px)',
        boxShadow: `0 1px 0 ${line.subtle}`,
      },
      [`${from('lg')} and ${tall}`]: { position: 'sticky', insetBlockStart: 0 },
      [narrow]: { gap: vars.space[12], paddingInline: vars.space[20] },
    },
  }),
  variants: {
    layout: {
      places: layered({
        gridTemplateColumns: columns.places('200px', '281px', '362px'),
        selectors: { [lang]: { gridTemplateColumns: columns.places('200px', '402px', '348px') } },
        '@media': {
          [compact]: {
            gridTemplateColumns: columns.places('160px', '241px', '362px'),
            selectors: { [lang]: { gridTemplateColumns: columns.places('160px', '362px', '348px') } },
          },
          [narrow]: {
            gridTemplateColumns: columns.places('150px', '241px', '244px'),
            selectors: { [lang]: { gridTemplateColumns: columns.places('150px', '362px', '244px') } },
          },
        },
      }),
      search: layered({
        gridTemplateColumns: columns.search('200px', '362px'),
        '@media': { [narrow]: { gridTemplateColumns: columns.search('160px', '244px') } },
      }),
      middle: layered({
        gridTemplateColumns: columns.middle('264px'),
        '@media': { [narrow]: { gridTemplateColumns: columns.middle('200px') } },
      }),
    },
  },
});

export const brand = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    flex: 'none',
    minBlockSize: vars.size.touch,
    inlineSize: `calc(${vars.size.sidebar} - ${vars.space[32]})`,
    fontFamily: vars.fontFamily.sans,
    fontSize: '1.1875rem',
    lineHeight: 1.4737,
    fontWeight: 600,
    selectors: { '&:lang(en)': { fontSize: '1.3125rem', letterSpacing: '-0.02em' } },
    '@media': { [narrow]: { inlineSize: 'auto', maxInlineSize: '190px' } },
  }),
);
/** A long name has at most two lines. */
export const name = style(
  layered({
    minInlineSize: 0,
    maxBlockSize: '3em',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    selectors: { '&:lang(en)': { lineHeight: 1.25 } },
  }),
);

export const search = style(layered({ minInlineSize: 0 }));
export const middle = style(layered({ minInlineSize: 0, display: 'flex', justifyContent: 'center' }));

export const links = style(layered({ display: 'flex', gap: vars.space[4], minInlineSize: 0 }));
export const link = style(
  layered({
    ...textStyle('label'),
    position: 'relative',
    minInlineSize: '40px',
    paddingInline: '13px',
    overflow: 'hidden',
    fontSize: '0.9375rem',
    lineHeight: vars.size.touch,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderRadius: '10px',
    selectors: {
      '&[aria-current]': { fontWeight: 600 },
      '&[aria-current]::after': billBar({ insetBlockEnd: '3px' }),
    },
    '@media': {
      [canHover]: { selectors: { '&:hover': { background: background.hover } } },
      [compact]: { paddingInline: vars.space[8] },
    },
  }),
);

export const end = style(
  layered({
    ...textStyle('label'),
    marginInlineStart: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    whiteSpace: 'nowrap',
    // Aligns the last text with the screen below.
    '@media': { [from('xl')]: { marginInlineEnd: '-4px' }, [narrow]: { gap: 0 } },
  }),
);
/** Little room for text: the language switcher shows only its icon, and its list opens as usual. */
layeredGlobal(
  `${end} select`,
  {
    '@media': {
      // Padding of the icon's width: forced colors, which show all text, then show none of it.
      [narrow]: { inlineSize: vars.size.touch, paddingInline: `${vars.size.touch} 0`, color: 'transparent' },
    },
  },
  layers.components,
);

/** The account loads after hydration; its column keeps its width so that nothing beside it moves. */
export const account = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    inlineSize: '156px',
  }),
);
/** The links of visitors, spread over the same width. */
export const guest = style([account, layered({ justifyContent: 'space-evenly' })]);
export const guestLink = style(
  layered({
    ...textStyle('label'),
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[12],
    borderRadius: vars.radius.pill,
    '@media': { [canHover]: { selectors: { '&:hover': { background: background.hover } } } },
  }),
);
