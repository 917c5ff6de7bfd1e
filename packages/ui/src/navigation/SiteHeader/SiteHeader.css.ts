import { style } from '@vanilla-extract/css';
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
/** Up to where English names of places and a search of some width fit side by side with all the room they like. */
const compact = `${from('lg')} and (width < 87.5rem)`;

export const root = style(
  layered({
    display: 'none',
    '@media': {
      [from('lg')]: {
        zIndex: vars.zIndex.header,
        display: 'flex',
        alignItems: 'center',
        gap: '28px',
        blockSize: vars.size.header,
        // On very wide windows it begins and ends with the content, which is capped at 1536 px.
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
);

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
/** A long name takes two lines, and no more. */
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

export const search = style(
  layered({
    // Gives way before the names of places, which cannot be read in part.
    flex: '1 1000 200px',
    minInlineSize: '200px',
    maxInlineSize: '480px',
    '@media': { [compact]: { minInlineSize: '160px' } },
  }),
);
export const middle = style(layered({ flex: 1, minInlineSize: 0, display: 'flex', justifyContent: 'center' }));

/** Long names of places give way to the search. */
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
    flex: 'none',
    whiteSpace: 'nowrap',
    // The last words end where the screen below does.
    '@media': { [from('xl')]: { marginInlineEnd: '-4px' }, [narrow]: { gap: 0 } },
  }),
);
/** Room for words is scarce here: the language keeps its drawing, and its list opens as ever. */
layeredGlobal(
  `${end} select`,
  {
    '@media': {
      // The drawing's own width as padding: themes that paint all text show none of it then.
      [narrow]: { inlineSize: vars.size.touch, paddingInline: `${vars.size.touch} 0`, color: 'transparent' },
    },
  },
  layers.components,
);

/** Who is signed in comes after hydration; the place keeps its width so that nothing beside it moves. */
export const account = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    inlineSize: '156px',
  }),
);
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
