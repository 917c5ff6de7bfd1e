import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space[8],
    padding: '32px 24px',
    textAlign: 'center',
  }),
);
/** Space for an icon or an illustration; a picture is never wider than the text. */
export const illustration = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    maxInlineSize: 'min(240px, 100%)',
    color: vars.color.foreground.muted,
  }),
);
export const text = style(
  layered({ ...textStyle('label'), color: vars.color.foreground.muted, maxInlineSize: '36em' }),
);
export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space[12],
    marginBlockStart: vars.space[4],
  }),
);
