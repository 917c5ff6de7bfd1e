import { vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const skeleton = style(layered({ display: 'grid', gap: vars.space[24], paddingBlock: vars.space[24] }));
