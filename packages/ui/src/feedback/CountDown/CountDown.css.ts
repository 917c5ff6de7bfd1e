import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { numeric } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

/** A clock reads from left to right in every script. */
const clock = { ...numeric, direction: 'ltr', unicodeBidi: 'isolate' } as const;

export const text = style(layered({ ...clock, whiteSpace: 'nowrap' }));
export const tiles = style(
  layered({
    ...clock,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    fontSize: '0.875rem',
    lineHeight: '24px',
    fontWeight: 600,
  }),
);
export const part = style(layered({ display: 'inline-flex', gap: vars.space[4] }));
export const tile = style(
  layered({
    minInlineSize: '26px',
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
  }),
);
