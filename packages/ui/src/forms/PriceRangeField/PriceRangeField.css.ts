import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { numeric } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import * as field from '../Field/Field.css.ts';

export const bounds = style(
  layered({ display: 'flex', alignItems: 'center', gap: vars.space[8], color: vars.color.foreground.subtle }),
);
export const bound = style([
  field.control,
  layered({
    selectors: {
      // Twice its own class: which style sheet comes later depends on the bundle.
      '&&': { ...numeric, flex: 1, minInlineSize: 0, gap: vars.space[4], color: vars.color.foreground.subtle },
    },
  }),
]);
export const input = style([
  field.input,
  layered({ selectors: { '&&:enabled': { color: vars.color.foreground.default }, '&&': numeric } }),
]);
