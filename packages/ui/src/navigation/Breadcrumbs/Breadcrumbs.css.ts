import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { canHover } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

export const list = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: `4px ${vars.space[8]}`,
    color: foreground.subtle,
    overflowWrap: 'anywhere',
  }),
);
export const item = recipe({
  base: layered({ display: 'flex', alignItems: 'center', gap: vars.space[8], minInlineSize: 0 }),
  variants: {
    kind: {
      always: {},
      // Only the parent level and the page itself fit on phones.
      wide: layered({ '@media': { [below('sm')]: { display: 'none' } } }),
      more: {},
      moreOnPhones: layered({ '@media': { [from('sm')]: { display: 'none' } } }),
    },
  },
});
export const more = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '28px',
    blockSize: '20px',
    borderRadius: vars.radius.xs,
    color: 'inherit',
    '::before': { content: '""', position: 'absolute', inset: '-12px -8px' },
    '@media': { [canHover]: { selectors: { '&:hover': { background: background.hover, color: foreground.default } } } },
  }),
);
export const link = style(
  layered({
    position: 'relative',
    '::before': { content: '""', position: 'absolute', inset: '-12px -9px' },
    '@media': { [canHover]: { selectors: { '&:hover': { color: foreground.brand } } } },
  }),
);
export const current = style(layered({ color: foreground.default }));
