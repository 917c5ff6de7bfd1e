import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { foreground } = vars.color;

/** Wide pages have a summary beside the lines instead. */
export const root = style(layered({ '@media': { [from('lg')]: { display: 'none' } } }));
export const amounts = style(layered({ display: 'grid', justifyItems: 'end', textAlign: 'end' }));
export const total = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'baseline',
    columnGap: '6px',
    color: foreground.muted,
  }),
);
/** The line below the total. */
export const below = style(
  layered({
    ...textStyle('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    columnGap: vars.space[8],
    color: foreground.subtle,
  }),
);
export const details = style(
  layered({
    display: 'block',
    inlineSize: '100%',
    minBlockSize: vars.size.touch,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.sm,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing },
  }),
);
export const more = style(layered({ display: 'inline-flex', alignItems: 'center', color: foreground.muted }));
/** Above the button that it explains. */
export const reason = style(layered({ textAlign: 'end' }));
/** Smaller padding than its size has, so that the button fits on one line of a phone in English too. */
export const action = style(layered({ selectors: { '&&': { paddingInline: vars.space[20] } } }));
