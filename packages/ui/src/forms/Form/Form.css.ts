import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(layered({ display: 'grid', gap: vars.space[20], alignContent: 'start' }));
export const summary = style(
  layered({
    ...textStyle('label'),
    display: 'grid',
    gap: vars.space[8],
    padding: vars.space[16],
    borderRadius: vars.radius.md,
    background: vars.color.background['danger-subtle'],
    color: vars.color.foreground.danger,
  }),
);
export const summaryTitle = style(
  layered({ ...textStyle('label-strong'), display: 'flex', alignItems: 'center', gap: vars.space[8] }),
);
export const summaryList = style(layered({ display: 'grid', gap: vars.space[4], paddingInlineStart: '28px' }));
export const summaryLink = style(
  layered({
    minBlockSize: '24px',
    color: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textAlign: 'start',
  }),
);
