import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const form = style(layered({ maxInlineSize: '520px' }));
