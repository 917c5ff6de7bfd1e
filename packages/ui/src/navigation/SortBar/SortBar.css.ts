import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { foreground, line } = vars.color;
/** Phones at 200 % zoom: beside a rail there is no room for both. */
const tiny = '(width < 18.75rem)';

export const root = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    borderBlockEnd: `1px solid ${line.subtle}`,
    '@media': { [below('lg')]: { borderBlockEnd: 0 }, [tiny]: { position: 'relative', flexWrap: 'wrap', gap: 0 } },
  }),
);
export const tabs = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    marginInlineStart: '-14px',
    '@media': {
      [below('lg')]: { marginInlineStart: '-10px' },
      [tiny]: { flex: '1 0 100%' },
    },
  }),
);
// Smaller gaps, so that they fit beside the rail of categories.
layeredGlobal(`${tabs} > * > a`, { '@media': { [below('lg')]: { paddingInline: '10px' } } }, layers.components);

export const total = style(
  layered({
    ...textStyle('small'),
    ...numeric,
    color: foreground.subtle,
    whiteSpace: 'nowrap',
    '@media': { [below('lg')]: { display: 'none' } },
  }),
);
export const view = style(
  layered({ display: 'flex', color: foreground.subtle, '@media': { [below('lg')]: { display: 'none' } } }),
);
export const viewButton = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: '50%',
    selectors: { '&[aria-pressed="true"]': { color: foreground.brand } },
    '@media': {
      [canHover]: { selectors: { '&:hover': { background: vars.color.background.hover } } },
      [forcedColors]: { selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } } },
    },
  }),
);
export const filter = style(
  layered({
    ...textStyle('label-strong'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    flex: 'none',
    minBlockSize: vars.space[48],
    paddingInline: vars.space[8],
    color: foreground.brand,
    '@media': { [from('lg')]: { display: 'none' } },
  }),
);
