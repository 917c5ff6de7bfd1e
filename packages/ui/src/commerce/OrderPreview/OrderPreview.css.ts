import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { panel } from '../../theme/panel.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import { fadeUnavailable } from '../fadeUnavailable.ts';
import { lineClamp } from '../lineClamp.ts';

const { background, foreground } = vars.color;
/** Width below which a name does not fit beside a price. */
const narrow = '(max-width: 16.99em)';

export const root = style(layered({ display: 'grid', alignContent: 'start', gap: vars.space[16], minInlineSize: 0 }));
export const part = style(
  layered({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[12],
    padding: vars.space[20],
    ...panel,
  }),
);
export const list = style(
  layered({
    display: 'grid',
    gap: vars.space[12],
    containerType: 'inline-size',
    listStyle: 'none',
    margin: 0,
    padding: 0,
  }),
);
export const row = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[12],
    selectors: { '&[data-unavailable]': { color: foreground.subtle } },
    '@container': { [narrow]: { gridTemplateColumns: '64px minmax(0, 1fr)', alignItems: 'start' } },
  }),
);
export const picture = style(layered({ inlineSize: '64px' }));
fadeUnavailable(picture);
export const body = style(layered({ display: 'grid', gap: vars.space[2], minInlineSize: 0, overflowWrap: 'anywhere' }));
export const title = style(layered({ ...textStyle('label'), ...lineClamp(2) }));
export const options = style(layered({ ...textStyle('small'), color: foreground.subtle }));
export const problem = style(layered({ ...textStyle('small'), color: foreground.danger }));
export const end = style(
  layered({
    display: 'grid',
    justifyItems: 'end',
    textAlign: 'end',
    '@container': { [narrow]: { gridColumn: 2, justifyItems: 'start', justifySelf: 'start', textAlign: 'start' } },
    selectors: {
      '&[data-changed]': {
        padding: '2px 6px',
        marginInlineEnd: '-6px',
        borderRadius: vars.radius.sm,
        background: background['accent-subtle'],
      },
    },
  }),
);
export const was = style(layered({ ...textStyle('caption'), color: foreground.muted }));
export const times = style(layered({ ...textStyle('small'), ...numeric, color: foreground.subtle }));
