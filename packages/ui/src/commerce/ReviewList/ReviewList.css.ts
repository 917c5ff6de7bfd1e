import { style } from '@vanilla-extract/css';
import { hitArea } from '../../theme/hitArea.ts';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { foreground } = vars.color;

export const root = style(layered({ minInlineSize: 0 }));
export const placeholder = style(layered({ display: 'grid', gap: vars.space[32], paddingBlock: vars.space[20] }));
export const none = style(
  layered({
    ...textStyle('label'),
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[12],
    paddingBlock: vars.space[40],
    color: foreground.muted,
    textAlign: 'center',
  }),
);
export const sorts = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', marginBlockEnd: vars.space[8] }),
);
export const sort = style(
  layered({
    ...textStyle('label'),
    ...hitArea(4, 8),
    position: 'relative',
    minBlockSize: '36px',
    color: foreground.muted,
    selectors: { '&[aria-pressed="true"]': { color: foreground.brand, fontWeight: 600 } },
    '@media': {
      [canHover]: { selectors: { '&:hover': { color: foreground.default } } },
      [forcedColors]: { selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } } },
    },
  }),
);
export const list = style(
  layered({
    transition: `filter ${vars.duration.fast} ${vars.easing.standard}`,
    // Fading would leave small text too little contrast.
    selectors: { '&[aria-busy="true"]': { filter: 'grayscale(1)', cursor: 'progress' } },
  }),
);
