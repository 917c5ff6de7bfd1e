import { layers, textStyle, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

const { foreground } = vars.color;

export const root = style(layered({ display: 'grid', gap: vars.space[4] }, layers.app));
export const claimed = style(
  layered(
    {
      ...textStyle('caption'),
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: vars.space[8],
      alignItems: 'center',
      color: foreground.warning,
      fontVariantNumeric: 'tabular-nums',
    },
    layers.app,
  ),
);
export const time = style(
  layered({ ...textStyle('caption'), display: 'flex', gap: vars.space[4], color: foreground.subtle }, layers.app),
);
