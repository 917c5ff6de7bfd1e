import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { numeric } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import * as field from '../Field/Field.css.ts';

export const bounds = style(
  layered({
    containerType: 'inline-size',
    // A container's width does not depend on its contents: this replaces it where they would
    // decide.
    containIntrinsicInlineSize: '14rem',
    display: 'flex',
    alignItems: 'center',
    gap: 'clamp(4px, 2%, 8px)',
    color: vars.color.foreground.subtle,
  }),
);
/** Minimal space beside the price: in a sidebar of 200 px two prices of six digits fit side by side. */
export const bound = style([
  field.control,
  layered({
    selectors: {
      // Doubled class for higher specificity: the order of style sheets depends on the bundle.
      '&&': {
        ...numeric,
        flex: 1,
        minInlineSize: 0,
        gap: vars.space[2],
        paddingInline: 'clamp(6px, 4%, 14px)',
        // The symbol precedes the digits in every language.
        direction: 'ltr',
        unicodeBidi: 'isolate',
        color: vars.color.foreground.subtle,
      },
    },
  }),
]);
export const input = style([
  field.input,
  layered({
    selectors: { '&&:enabled': { color: vars.color.foreground.default }, '&&': numeric },
    '@container': {
      // Touch screens need the usual text size: see the input of `Field`.
      '(max-width: 16.25rem)': { '@media': { '(pointer: fine)': { selectors: { '&&': { fontSize: '0.8125rem' } } } } },
    },
  }),
]);
