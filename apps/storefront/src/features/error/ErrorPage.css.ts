import { numeric, textStyle, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const page = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[8],
    paddingBlock: vars.space[40],
    textAlign: 'center',
  }),
);
/** Small, because the illustration and the title explain the error. */
export const code = style(
  layered({ ...textStyle('label'), ...numeric, marginBlockStart: vars.space[8], color: vars.color.foreground.subtle }),
);
export const actions = style(layered({ marginBlockStart: vars.space[16] }));
