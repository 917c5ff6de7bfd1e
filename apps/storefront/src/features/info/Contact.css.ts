import { vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const page = style(layered({ maxInlineSize: '640px', paddingBlockEnd: vars.space[48] }));
