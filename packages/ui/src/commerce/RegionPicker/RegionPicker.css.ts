import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const trigger = style(
  layered({
    selectors: {
      // Doubled class for higher specificity: the order of style sheets depends on the bundle.
      '&&': { inlineSize: '100%', paddingBlock: '10px', textAlign: 'start' },
      '&&[aria-invalid="true"]': { borderColor: vars.color.line.danger },
      '&&:disabled': {
        background: vars.color.background.disabled,
        borderColor: 'transparent',
        color: vars.color.foreground.disabled,
        cursor: 'not-allowed',
      },
    },
  }),
);
export const value = style(
  layered({
    ...textStyle('body'),
    flex: 1,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: { '&[data-empty]': { color: vars.color.foreground.subtle } },
  }),
);
