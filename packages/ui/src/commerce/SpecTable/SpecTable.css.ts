import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { canHover } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(layered({ containerType: 'inline-size', minInlineSize: 0 }));
export const groups = style(layered({ display: 'grid', gap: vars.space[24] }));
export const title = style(layered({ ...textStyle('label-strong'), marginBlockEnd: vars.space[4] }));
export const list = style(
  layered({
    display: 'grid',
    columnGap: vars.space[40],
    '@container': { '(min-width: 37.5rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const row = style(
  layered({
    ...textStyle('label'),
    display: 'grid',
    gridTemplateColumns: 'minmax(72px, 30%) minmax(0, 1fr)',
    gap: vars.space[12],
    paddingBlock: vars.space[12],
    borderBlockEnd: `1px solid ${line.subtle}`,
    overflowWrap: 'anywhere',
  }),
);
export const name = style(layered({ color: foreground.subtle }));
export const value = style(layered({ minInlineSize: 0, whiteSpace: 'pre-line' }));
export const more = style(
  layered({
    ...textStyle('label'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[4],
    inlineSize: '100%',
    minBlockSize: vars.size.touch,
    borderRadius: vars.radius.md,
    color: foreground.brand,
    '@media': { [canHover]: { selectors: { '&:hover': { background: background.hover } } } },
  }),
);
export const turned = style(layered({ rotate: '180deg' }));
