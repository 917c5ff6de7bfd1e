import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';
import * as field from '../Field/Field.css.ts';

export const frame = style([
  field.control,
  layered({ selectors: { '&&': { display: 'grid', gap: vars.space[4], paddingBlock: '11px' } } }),
]);
export const input = recipe({
  // Twice its own class: which style sheet comes later depends on the bundle.
  base: [
    field.input,
    layered({
      selectors: { '&&': { inlineSize: '100%', minBlockSize: 0, maxBlockSize: '320px', resize: 'vertical' } },
    }),
  ],
  variants: {
    autoResize: {
      true: layered({
        fieldSizing: 'content',
        '@supports': { '(field-sizing: content)': { selectors: { '&&': { resize: 'none' } } } },
      }),
    },
  },
});
