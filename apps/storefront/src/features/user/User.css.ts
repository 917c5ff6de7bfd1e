import { below } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

/** Centered on tablets. */
export const form = style(
  layered({ maxInlineSize: '640px', '@media': { [below('lg')]: { inlineSize: '100%', marginInline: 'auto' } } }),
);
