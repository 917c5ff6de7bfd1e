import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import * as field from '../Field/Field.css.ts';

export const frame = style([
  field.control,
  layered({ selectors: { '&&': { display: 'grid', gap: vars.space[4], paddingBlock: '11px' } } }),
]);
export const input = style([
  field.input,
  layered({
    selectors: {
      // Twice its own class: which style sheet comes later depends on the bundle.
      '&&': { inlineSize: '100%', minBlockSize: 0, resize: 'vertical', fieldSizing: 'content', maxBlockSize: '320px' },
    },
  }),
]);
export const counter = style(
  layered({ ...textStyle('caption'), ...numeric, justifySelf: 'end', color: vars.color.foreground.subtle }),
);
