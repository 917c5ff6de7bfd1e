import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { layered, layeredGlobal } from '../../theme/layered.ts';
import { layers } from '../../theme/layers.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import { hitArea } from '../hitArea.ts';
import { lineClamp } from '../lineClamp.ts';

const { background, foreground, line } = vars.color;
const desktop = from('lg');
const wide = from('xl');

export const root = style(
  layered({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '44px 88px minmax(0, 1fr) auto',
    gridTemplateAreas: '"check shot body body" "check shot price quantity"',
    gap: '4px 10px',
    alignItems: 'center',
    padding: '14px 14px 14px 2px',
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${line.subtle}` },
      '&[data-unavailable]': { color: foreground.subtle },
    },
    '@media': {
      [desktop]: {
        gridTemplateColumns: '44px 104px minmax(0, 1fr) auto 44px',
        gridTemplateAreas: '"check shot body body remove" "check shot price quantity remove"',
        gap: '4px 16px',
        padding: '20px 16px 20px 8px',
      },
      [wide]: {
        gridTemplateColumns: '44px 104px minmax(0, 1fr) 108px 124px 100px 44px',
        gridTemplateAreas: '"check shot body price quantity total remove"',
      },
    },
  }),
);
export const check = style(layered({ gridArea: 'check', alignSelf: 'center' }));
export const shot = style(
  layered({ gridArea: 'shot', display: 'block', alignSelf: 'start', borderRadius: vars.radius.md, overflow: 'hidden' }),
);
layeredGlobal(`[data-unavailable] > ${shot} > *`, { filter: 'grayscale(1)', opacity: 0.55 }, layers.components);

export const body = style(
  layered({
    gridArea: 'body',
    display: 'grid',
    gap: vars.space[4],
    justifyItems: 'start',
    minInlineSize: 0,
    '@media': { [below('lg')]: { paddingInlineEnd: vars.space[32] } },
  }),
);
export const title = style(
  layered({
    ...textStyle('label'),
    ...lineClamp(1),
    lineHeight: 1.5714,
    '@media': { [desktop]: { ...lineClamp(2), fontSize: '0.9375rem' } },
  }),
);
export const options = style(
  layered({
    ...textStyle('small'),
    ...hitArea(8, 0),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: '28px',
    maxInlineSize: '100%',
    paddingInline: '10px 6px',
    borderRadius: vars.radius.sm,
    background: background.sunken,
    color: foreground.muted,
    textAlign: 'start',
  }),
);
export const plainOptions = style(layered({ ...textStyle('small'), color: foreground.subtle }));
export const problem = style(layered({ ...textStyle('small'), color: foreground.danger }));
export const change = style(layered({ ...textStyle('small'), color: foreground.warning }));

export const price = style(
  layered({
    gridArea: 'price',
    '@media': { [wide]: { flexDirection: 'column', alignItems: 'flex-start' } },
  }),
);
// Beside the total of the line, which is amber where something is saved, the single price is ink.
layeredGlobal(
  `${price} > [aria-hidden]:not(s)`,
  { '@media': { [wide]: { ...textStyle('price-sm'), color: foreground.default } } },
  layers.components,
);
export const quantity = style(
  layered({
    gridArea: 'quantity',
    justifySelf: 'end',
    // As wide as its buttons: a reason below them wraps instead of pushing them over the price.
    inlineSize: 'min-content',
    '@media': { [wide]: { justifySelf: 'start' } },
  }),
);
export const total = style(
  layered({ gridArea: 'total', display: 'none', '@media': { [wide]: { display: 'inline-flex' } } }),
);
export const remove = style(
  layered({
    color: foreground.subtle,
    '@media': {
      [below('lg')]: { position: 'absolute', insetBlockStart: '4px', insetInlineEnd: '4px' },
      [desktop]: { gridArea: 'remove' },
    },
  }),
);
