import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { railWidth } from '../../theme/railWidth.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

export const root = style(layered({ inlineSize: railWidth, background: background.sunken }));
export const link = style(
  layered({
    ...textStyle('label'),
    // At a text size of 200 %, long words fit the rail of a phone.
    fontSize: 'min(0.875rem, max(14px, 4.2vw))',
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    textAlign: 'center',
    minBlockSize: '56px',
    paddingInline: vars.space[4],
    paddingBlock: vars.space[8],
    hyphens: 'auto',
    overflowWrap: 'break-word',
    minInlineSize: 0,
    color: foreground.muted,
    selectors: {
      '&[aria-current]': {
        background: background.canvas,
        color: foreground.brand,
        fontWeight: 600,
        borderStartStartRadius: vars.radius.md,
        borderEndStartRadius: vars.radius.md,
      },
      '&[aria-current]::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlockStart: 'calc(50% - 10px)',
        blockSize: '20px',
        inlineSize: '3px',
        borderStartEndRadius: '3px',
        borderEndEndRadius: '3px',
        background: background.accent,
      },
      '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover': { color: foreground.brand } } },
      [forcedColors]: { selectors: { '&[aria-current]::before': { background: 'Highlight' } } },
    },
  }),
);
