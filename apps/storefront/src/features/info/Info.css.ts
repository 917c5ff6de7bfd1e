import { from, textStyle, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const article = style(layered({ '@media': { [from('lg')]: { paddingBlockEnd: vars.space[48] } } }));
export const intro = style(layered({ ...textStyle('subtitle'), fontWeight: 400, color: vars.color.foreground.muted }));
