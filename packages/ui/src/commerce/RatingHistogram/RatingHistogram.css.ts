import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;
const columns = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(28px, auto) minmax(0, 1fr) 3em',
  gap: '10px',
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
} as const;

export const root = style(
  layered({ ...textStyle('caption'), display: 'grid', minInlineSize: 0, color: foreground.subtle }),
);
export const row = style(layered({ ...columns, minBlockSize: '24px' }));
export const button = style(
  layered({
    ...columns,
    inlineSize: '100%',
    minBlockSize: '28px',
    paddingInline: vars.space[8],
    marginInline: '-8px',
    boxSizing: 'content-box',
    textAlign: 'start',
    borderRadius: vars.radius.sm,
    selectors: {
      '&[aria-pressed="true"]': { background: background['brand-subtle'], color: foreground.brand, fontWeight: 600 },
      '&:disabled': { color: foreground.disabled, cursor: 'default' },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not(:disabled, [aria-pressed="true"])': { background: background.hover } } },
      // Fingers need 44 px; five rows of them are still a glance.
      '(pointer: coarse)': { minBlockSize: vars.size.touch },
      [forcedColors]: { selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } } },
    },
  }),
);
export const percent = style(layered({ textAlign: 'end' }));
