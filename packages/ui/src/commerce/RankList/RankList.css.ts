import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, tight } from '../../theme/breakpoints.ts';
import { columnsUpTo } from '../../theme/columnsUpTo.ts';
import { layered } from '../../theme/layered.ts';
import { numeric } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { foreground, line } = vars.color;
const rule = `1px solid ${line.subtle}`;

const least = '17rem';
const gap = '40px';
/** List widths with room for two and three columns. */
const two = `(min-width: calc(2 * ${least} + ${gap}))`;
const three = `(min-width: calc(3 * ${least} + 2 * ${gap}))`;

/** Grows with the text, but leaves room for the product on a phone. */
const placeWidth = 'min(2.125rem, 11vw)';

export const root = style(
  layered({
    display: 'grid',
    containerType: 'inline-size',
    '@media': { [from('xl')]: { gridTemplateColumns: columnsUpTo(3, gap, least), columnGap: gap } },
  }),
);
export const item = style(
  layered({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${placeWidth} 76px minmax(0, 1fr)`,
    gap: vars.space[12],
    alignItems: 'center',
    paddingBlock: vars.space[12],
    selectors: { '& + &': { borderBlockStart: rule } },
    '@media': {
      [tight.tiny]: { gridTemplateColumns: `${placeWidth} minmax(0, 1fr)` },
      [from('xl')]: {
        gridTemplateColumns: '2.25rem 88px minmax(0, 1fr)',
        paddingBlock: '14px',
        // None above the first row.
        '@container': {
          [two]: { selectors: { '&:nth-child(2)': { borderBlockStart: 0 } } },
          [three]: { selectors: { '&:nth-child(3)': { borderBlockStart: 0 } } },
        },
      },
    },
  }),
);
export const rank = recipe({
  base: layered({
    ...numeric,
    fontSize: 'min(1.625rem, 9vw)',
    lineHeight: 1,
    fontWeight: 600,
    letterSpacing: '-0.03em',
    textAlign: 'center',
    whiteSpace: 'nowrap',
  }),
  variants: { isTop: { true: layered({ color: foreground.price }), false: layered({ color: foreground.subtle }) } },
});
export const shot = style(layered({ selectors: { '&&': { borderRadius: vars.radius.md } } }));
export const body = style(
  layered({
    display: 'grid',
    justifyItems: 'start',
    minInlineSize: 0,
    '@media': { [tight.tiny]: { gridColumn: 2 } },
  }),
);
