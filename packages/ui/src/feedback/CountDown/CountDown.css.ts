import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { numeric } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const text = style(layered({ ...numeric, display: 'inline-flex', gap: '0.35em', whiteSpace: 'nowrap' }));
/** Times in digits run from left to right in every script. */
export const clock = style(layered({ direction: 'ltr', unicodeBidi: 'isolate' }));
export const tiles = style(
  layered({
    ...numeric,
    // Aligned with the start of a grid.
    justifySelf: 'start',
    direction: 'ltr',
    unicodeBidi: 'isolate',
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    fontSize: '0.875rem',
    lineHeight: '1.5rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  }),
);
export const days = style(
  layered({ display: 'inline-flex', gap: '0.35em', selectors: { [`${tiles} > &`]: { marginInlineEnd: '0.1em' } } }),
);
export const part = style(layered({ display: 'inline-flex', gap: vars.space[4] }));
export const tile = style(
  layered({
    minInlineSize: '1.625rem',
    paddingInline: '3px',
    textAlign: 'center',
    borderRadius: '5px',
    background: vars.color.background.inverse,
    color: vars.color.foreground.inverse,
    fontWeight: 600,
    selectors: {
      '[data-on-brand] &': {
        background: vars.color.foreground['on-brand'],
        color: vars.color.background['brand-strong'],
      },
    },
    '@media': { [forcedColors]: { border: '1px solid CanvasText', lineHeight: 'calc(1.5rem - 2px)' } },
  }),
);
