import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { panel } from '../../theme/panel.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

export const root = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space[16],
    padding: '32px 16px',
    ...panel,
    textAlign: 'center',
  }),
);
export const mark = recipe({
  base: layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: '50%',
  }),
  variants: {
    state: {
      pending: layered({ background: background['accent-subtle'], color: foreground.warning }),
      confirming: layered({ background: background['info-subtle'], color: foreground.info }),
      paid: layered({ background: background['brand-subtle'], color: foreground.success }),
      failed: layered({ background: background['danger-subtle'], color: foreground.danger }),
      refunded: layered({ background: background['info-subtle'], color: foreground.info }),
      closed: layered({ background: background.disabled, color: foreground.muted }),
      unknown: layered({ background: background['accent-subtle'], color: foreground.warning }),
    },
  },
});
export const words = style(layered({ display: 'grid', gap: vars.space[4], maxInlineSize: '420px' }));
export const title = style(layered({ textWrap: 'balance', borderRadius: vars.radius.xs }));
export const text = style(layered({ ...textStyle('label'), color: foreground.muted, textWrap: 'pretty' }));
export const more = style(layered({ ...textStyle('small'), color: foreground.muted, overflowWrap: 'anywhere' }));
export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space[12],
    // The available width, which `stacked` uses.
    inlineSize: '100%',
    marginBlockStart: vars.space[4],
  }),
);
/** At least as wide as the text in a row, but no wider than the row: no button wraps alone. */
const stacked = (room: string) => ({ minInlineSize: `clamp(0px, (${room} - 100%) * 999, 100%)` });
layeredGlobal(`${actions} > :not(:only-child)`, stacked('19rem'), layers.components);
layeredGlobal(`${actions}:has(> :nth-child(3)) > *`, stacked('26rem'), layers.components);
