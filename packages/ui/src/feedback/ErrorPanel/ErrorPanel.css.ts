import { style } from '@vanilla-extract/css';
import { contrastEdge } from '../../theme/contrastEdge.ts';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

export const root = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space[8],
    padding: '32px 24px',
    textAlign: 'center',
    borderRadius: vars.radius.lg,
    selectors: {
      '&:not([data-page])': {
        background: background['danger-subtle'],
        boxShadow: `inset ${contrastEdge}`,
      },
    },
    '@media': { [forcedColors]: { selectors: { '&:not([data-page])': { border: '1px solid CanvasText' } } } },
  }),
);
/** Focused to be read, not to be used. */
export const title = style(layered({ selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } } }));
export const text = style(layered({ ...textStyle('label'), color: foreground.muted, maxInlineSize: '36em' }));
export const again = style(layered({ ...textStyle('small'), color: foreground.danger }));
export const reference = style(layered({ ...textStyle('caption'), color: foreground.muted }));
export const number = style(layered({ ...numeric, userSelect: 'all', overflowWrap: 'anywhere' }));
export const foot = style(layered({ marginBlockStart: vars.space[4], fontVariantNumeric: 'tabular-nums' }));
