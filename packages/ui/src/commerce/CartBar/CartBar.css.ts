import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
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
export const saved = style(layered({ ...textStyle('caption'), color: foreground.subtle }));
/** Over the button that it is about. */
export const reason = style(layered({ textAlign: 'end' }));
/** Narrower than its size asks for, so that all of it stays on one line of a phone in English too. */
export const action = style(layered({ selectors: { '&&': { paddingInline: vars.space[20] } } }));
