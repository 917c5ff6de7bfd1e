import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import { hitArea } from '../hitArea.ts';

const { background, foreground, line } = vars.color;

export const root = style(layered({ display: 'grid', gap: '18px' }));
export const score = style(
  layered({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '28px', alignItems: 'center' }),
);
export const mean = style(layered({ display: 'grid', gap: vars.space[4], justifyItems: 'center' }));
export const number = style(
  layered({ ...numeric, fontSize: '2.75rem', lineHeight: 1.0909, fontWeight: 600, letterSpacing: '-0.03em' }),
);
export const bars = style(layered({ ...textStyle('caption'), display: 'grid', gap: '6px', color: foreground.subtle }));
export const bar = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) 34px',
    gap: '10px',
    alignItems: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const filters = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] }));
export const filter = style(
  layered({
    ...textStyle('label'),
    ...hitArea(4, 0),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '36px',
    paddingInline: '14px',
    borderRadius: vars.radius.pill,
    background: background.surface,
    boxShadow: `inset 0 0 0 1px ${line.default}`,
    selectors: {
      '&[aria-pressed="true"]': {
        boxShadow: `inset 0 0 0 2px ${line.brand}`,
        color: foreground.brand,
        background: background['brand-subtle'],
        fontWeight: 600,
      },
    },
  }),
);
