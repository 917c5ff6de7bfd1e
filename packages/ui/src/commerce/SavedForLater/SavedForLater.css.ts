import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { panel } from '../../theme/panel.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import { fadeUnavailable } from '../fadeUnavailable.ts';
import { lineClamp } from '../lineClamp.ts';

const { foreground, line: lines } = vars.color;

export const root = style(
  layered({
    containerType: 'inline-size',
    display: 'grid',
    gap: vars.space[8],
    padding: vars.space[16],
    ...panel,
  }),
);
export const list = style(layered({ listStyle: 'none', margin: 0, padding: 0 }));
export const line = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    gap: '8px 12px',
    paddingBlock: vars.space[12],
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${lines.subtle}` },
      // It can only be removed, with an icon button that needs no line of its own.
      '&[data-unavailable]': { gridTemplateColumns: '72px minmax(0, 1fr) auto', color: foreground.subtle },
    },
    '@container': {
      '(width >= 32.5rem)': { gridTemplateColumns: '72px minmax(0, 1fr) auto', alignItems: 'center' },
    },
  }),
);
export const picture = style(layered({ inlineSize: '72px', alignSelf: 'start' }));
fadeUnavailable(picture);
export const body = style(layered({ display: 'grid', gap: vars.space[4], justifyItems: 'start', minInlineSize: 0 }));
export const title = style(
  layered({ ...textStyle('label'), ...lineClamp(2), minBlockSize: '24px', overflowWrap: 'anywhere' }),
);
export const options = style(layered({ ...textStyle('small'), color: foreground.subtle }));
export const priceRow = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: vars.space[8] }),
);
export const notices = style(layered({ display: 'grid', selectors: { '&:empty': { display: 'none' } } }));
const notice = textStyle('small');
export const problem = style(layered({ ...notice, color: foreground.danger }));
export const change = style(layered({ ...notice, color: foreground.warning }));
export const successNotice = style(layered({ ...notice, color: foreground.success }));
export const actions = style(
  layered({
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[8],
    selectors: { '[data-unavailable] > &': { gridColumn: 'auto', alignSelf: 'end' } },
    '@container': {
      '(width >= 32.5rem)': {
        gridColumn: 'auto',
        selectors: { '[data-unavailable] > &': { alignSelf: 'center' } },
      },
    },
  }),
);
export const remove = style(layered({ selectors: { '&&': { color: foreground.subtle } } }));
