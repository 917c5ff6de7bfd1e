import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { canHover } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { foreground } = vars.color;

export const list = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: `4px ${vars.space[8]}`,
    color: foreground.subtle,
  }),
);
export const item = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minInlineSize: 0,
    '@media': {
      // Only the level above and the page itself fit on phones.
      [below('sm')]: { selectors: { '&:not(:nth-last-child(-n + 2))': { display: 'none' } } },
    },
  }),
);
export const link = style(
  layered({
    position: 'relative',
    '::before': { content: '""', position: 'absolute', inset: '-12px -9px' },
    '@media': { [canHover]: { selectors: { '&:hover': { color: foreground.brand } } } },
  }),
);
export const current = style(layered({ color: foreground.default, overflowWrap: 'anywhere' }));
