import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import * as field from '../Field/Field.css.ts';

export const root = style(layered({ display: 'grid', gap: vars.space[20], alignContent: 'start' }));

// Reserves one line for an error below each field, so that errors don't move the button that is
// being pressed. The error also uses most of the gap to the next field.
const checked = `${root}:not([role='search'])`;
layeredGlobal(`${checked} ${field.root}`, { marginBlockEnd: '-16px' }, layers.components);
layeredGlobal(
  `${checked} ${field.root}:not([data-invalid])`,
  { paddingBlockEnd: 'calc(4px + 1.25rem)' },
  layers.components,
);
layeredGlobal(`${checked} ${field.root} > ${field.error}`, { marginBlockStart: '-2px' }, layers.components);
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
