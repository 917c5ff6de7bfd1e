import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const pair = style(layered({ display: 'grid', gap: vars.space[16], '@media': { [from('sm')]: columns(2) } }));
export const regions = style(layered({ display: 'grid', gap: vars.space[12], '@media': { [from('sm')]: columns(3) } }));
export const legend = style(
  layered({
    ...textStyle('small'),
    padding: 0,
    marginBlockEnd: '6px',
    color: vars.color.foreground.muted,
  }),
);
export const problem = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    color: vars.color.foreground.danger,
  }),
);
export const actions = style(
  layered({ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: vars.space[12] }),
);
