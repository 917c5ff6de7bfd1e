import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { canHover } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { foreground, line } = vars.color;

export const input = style(layered({ selectors: { '&&': numeric } }));
export const unit = style(layered({ ...textStyle('label'), flex: 'none', color: foreground.subtle }));
export const steps = style(layered({ display: 'flex', flex: 'none', marginInlineEnd: '-14px' }));
export const step = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '46px',
    borderInlineStart: `1px solid ${line.subtle}`,
    color: foreground.default,
    selectors: {
      '&:last-child': { borderStartEndRadius: '11px', borderEndEndRadius: '11px' },
      '&[aria-disabled="true"], &:disabled': { color: foreground.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [canHover]: {
        selectors: { '&:hover:not([aria-disabled="true"], :disabled)': { background: vars.color.background.hover } },
      },
    },
  }),
);
