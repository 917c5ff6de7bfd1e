import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { foreground } = vars.color;

/** The shop's name of a method may be one long word. */
export const method = style(layered({ overflowWrap: 'anywhere' }));
export const fee = style(
  layered({
    ...textStyle('label'),
    ...numeric,
    flex: 'none',
    selectors: {
      'label:has(:checked) &': { fontWeight: 600 },
      '&[data-stale]': { color: foreground.subtle },
    },
  }),
);
