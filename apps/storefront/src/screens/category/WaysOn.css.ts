import { canHover, layers, textStyle, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

const { foreground } = vars.color;

export const root = style(layered({ display: 'grid', gap: vars.space[32] }, layers.app));
export const head = style(
  layered({ display: 'flex', alignItems: 'baseline', marginBlockEnd: vars.space[12] }, layers.app),
);
export const more = style(
  layered(
    {
      ...textStyle('small'),
      position: 'relative',
      marginInlineStart: 'auto',
      color: foreground.muted,
      '::before': { content: '""', position: 'absolute', inset: '-12px' },
      '@media': { [canHover]: { selectors: { '&:hover': { color: foreground.brand } } } },
    },
    layers.app,
  ),
);
/** All of them are seen, also on phones. */
export const chips = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] }, layers.app));
