import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { numeric } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import * as field from '../Field/Field.css.ts';

export const bounds = style(
  layered({
    containerType: 'inline-size',
    // Of a container the browser does not ask how wide its contents are: where they would decide, this does.
    containIntrinsicInlineSize: '14rem',
    display: 'flex',
    alignItems: 'center',
    gap: 'clamp(4px, 2%, 8px)',
    color: vars.color.foreground.subtle,
  }),
);
/** Little room beside the price: in a sidebar of 200 px two of six digits stand beside each other. */
export const bound = style([
  field.control,
  layered({
    selectors: {
      // Twice its own class: which style sheet comes later depends on the bundle.
      '&&': {
        ...numeric,
        flex: 1,
        minInlineSize: 0,
        gap: vars.space[2],
        paddingInline: 'clamp(6px, 4%, 14px)',
        // The symbol comes before the figures in every language.
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
      // Fingers need the letters of usual size: see the field's input.
      '(max-width: 16.25rem)': { '@media': { '(pointer: fine)': { selectors: { '&&': { fontSize: '0.8125rem' } } } } },
    },
  }),
]);
