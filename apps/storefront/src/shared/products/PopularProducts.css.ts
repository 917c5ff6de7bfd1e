import { vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const section = style(layered({ marginBlockStart: vars.space[24], paddingBlockEnd: vars.space[32] }));
