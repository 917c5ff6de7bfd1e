import { numeric, textStyle, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const page = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[12],
    paddingBlock: vars.space[80],
    textAlign: 'center',
  }),
);
export const code = style(layered({ ...textStyle('display'), ...numeric, color: vars.color.foreground.brand }));
