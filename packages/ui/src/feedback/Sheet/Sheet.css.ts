import { keyframes, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { vars } from '../../theme/vars.css.ts';

const up = keyframes({ from: { translate: '0 100%' } });
const down = keyframes({ to: { translate: '0 100%' } });
const { duration, easing } = vars;

export const panel = style(
  layered({
    inlineSize: '100%',
    maxBlockSize: '88dvb',
    display: 'flex',
    flexDirection: 'column',
    background: vars.color.background.raised,
    color: vars.color.foreground.default,
    borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
    outline: 'none',
    '::before': {
      content: '""',
      flex: 'none',
      inlineSize: '40px',
      blockSize: '4px',
      margin: '10px auto 0',
      borderRadius: '2px',
      background: vars.color.line.default,
    },
    selectors: {
      '&[data-entering]': { animation: `${up} ${duration.slow} ${easing.enter}` },
      '&[data-exiting]': { animation: `${down} ${duration.base} ${easing.exit}` },
    },
    '@media': {
      [from('sm')]: { maxInlineSize: '560px' },
      [forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);
export const content = style(
  layered({ display: 'flex', flexDirection: 'column', minBlockSize: 0, outline: 'none', boxShadow: 'none' }),
);
export const head = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    paddingBlock: '4px',
    paddingInline: '20px 4px',
  }),
);
export const body = style(layered({ display: 'grid', gap: vars.space[20], padding: '0 20px 16px', overflow: 'auto' }));
export const foot = style(
  layered({
    display: 'flex',
    gap: vars.space[12],
    padding: '12px 20px calc(12px + env(safe-area-inset-bottom))',
    boxShadow: `0 -1px 0 ${vars.color.line.subtle}`,
  }),
);
