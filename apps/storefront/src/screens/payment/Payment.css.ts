import { below, from, textStyle, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const page = style(layered({ display: 'grid', gap: vars.space[16] }));

export const columns = style(
  layered({
    display: 'grid',
    gap: vars.space[16],
    alignItems: 'start',
    '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 420px', gap: vars.space[24] } },
  }),
);

export const standing = style(layered({ display: 'grid', gap: vars.space[16], textAlign: 'center' }));

export const panel = style(layered({ alignContent: 'center', '@media': { [from('lg')]: { minBlockSize: '320px' } } }));

export const hint = style(layered({ ...textStyle('label'), color: vars.color.foreground.muted }));

export const number = style(layered({ ...textStyle('small'), color: vars.color.foreground.subtle }));

export const outcome = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space[12],
    paddingBlockStart: vars.space[12],
  }),
);

export const side = style(layered({ display: 'grid', gap: vars.space[16], minInlineSize: 0 }));

export const methods = style(layered({ display: 'grid', gap: vars.space[16] }));

export const order = style(layered({ display: 'grid', gap: vars.space[12] }));

export const sectionTitle = style(layered({ ...textStyle('subtitle') }));

/** Phones have the bar at the lower edge for this. */
export const submit = style(layered({ '@media': { [below('lg')]: { display: 'none' } } }));
