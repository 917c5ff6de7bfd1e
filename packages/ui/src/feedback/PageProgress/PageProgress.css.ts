import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { forcedColors, reducedMotion, still } from '../../theme/motion.ts';
import { vars } from '../../theme/vars.css.ts';

// Grows fast, then ever more slowly: it must not look complete before the page has loaded.
const grow = keyframes({ from: { scale: '0 1' }, '40%': { scale: '0.6 1' }, to: { scale: '0.94 1' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const root = style(
  layered({
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: vars.zIndex.toast,
    blockSize: '3px',
    pointerEvents: 'none',
    animation: `${appear} ${vars.duration.fast} 200ms backwards`,
  }),
);
export const bar = style(
  layered({
    blockSize: '100%',
    background: vars.color.background.accent,
    transformOrigin: '0 0',
    scale: '0.94 1',
    animation: `${grow} 8s cubic-bezier(0.1, 0.6, 0.2, 1) 200ms backwards`,
    selectors: { '&:dir(rtl)': { transformOrigin: '100% 0' }, [still]: { animation: 'none' } },
    '@media': {
      [reducedMotion]: { animation: 'none' },
      [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
    },
  }),
);
