import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { foreground } = vars.color;

export const claimed = recipe({
  base: layered({
    ...textStyle('caption'),
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: vars.space[8],
    alignItems: 'center',
    color: foreground.warning,
    fontVariantNumeric: 'tabular-nums',
  }),
  variants: { isEnded: { true: layered({ color: foreground.subtle, filter: 'grayscale(1)' }), false: {} } },
});
export const time = style(
  layered({
    ...textStyle('caption'),
    minBlockSize: '24px',
    color: foreground.subtle,
    display: 'flex',
    alignItems: 'center',
  }),
);
