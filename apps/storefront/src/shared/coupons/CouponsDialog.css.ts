import { vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const list = style(layered({ display: 'grid', gap: vars.space[12] }));
