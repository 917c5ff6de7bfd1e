import { below, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

/** One centered column; wide windows have room for two columns of questions. */
export const page = style(
  layered({
    paddingBlockEnd: vars.space[48],
    '@media': { [below('xl')]: { inlineSize: '100%', maxInlineSize: '44em', marginInline: 'auto' } },
  }),
);
