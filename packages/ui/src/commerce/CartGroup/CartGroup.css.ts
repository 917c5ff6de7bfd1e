import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { panel } from '../../theme/panel.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(
  layered({
    containerType: 'inline-size',
    overflow: 'clip',
    ...panel,
  }),
);
export const head = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '52px',
    paddingInline: '2px 14px',
    borderBlockEnd: `1px solid ${line.subtle}`,
    // Aligned with the edges of the lines below.
    '@container': { '(width >= 35rem)': { paddingInline: '8px 16px' } },
  }),
);
export const box = style(layered({ flex: 'none' }));
export const title = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    paddingBlock: vars.space[8],
    paddingInlineStart: '14px',
    color: foreground.muted,
    outlineOffset: '-2px',
    selectors: {
      '&&': textStyle('label'),
      [`${box} + &`]: { paddingInlineStart: vars.space[8], color: foreground.default },
    },
  }),
);
export const all = style(
  layered({ ...textStyle('label'), flex: 1, paddingInlineStart: vars.space[8], color: foreground.muted }),
);
export const columns = style(
  layered({
    ...textStyle('small'),
    display: 'none',
    color: foreground.muted,
    // Aligned with a line's price, quantity and total.
    '@container': {
      '(width >= 48.75rem)': {
        display: 'grid',
        gridTemplateColumns: '108px 124px 100px',
        columnGap: vars.space[16],
        marginInlineEnd: '60px',
      },
    },
  }),
);
export const clear = style(layered({ flex: 'none', marginInlineStart: vars.space[8] }));
export const notice = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    minBlockSize: vars.size.touch,
    padding: '4px 14px',
    background: background['accent-subtle'],
    color: foreground.warning,
    overflowWrap: 'anywhere',
    // Aligned with the checkboxes.
    '@container': { '(width >= 35rem)': { paddingInline: '20px 16px' } },
  }),
);
export const list = style(layered({ listStyle: 'none', margin: 0, padding: 0 }));
