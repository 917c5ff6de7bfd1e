import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  layered({ display: 'flex', gap: '2px', flex: '1 1 auto', minInlineSize: 0, isolation: 'isolate' }),
);

// The halves are separate buttons; only the adjacent edges change.
globalStyle(`${root} > *`, layered({ flex: 1, minInlineSize: 0, paddingInline: vars.space[12] }));
globalStyle(`${root} > :not(:last-child)`, layered({ borderStartEndRadius: 0, borderEndEndRadius: 0 }));
globalStyle(`${root} > :not(:first-child)`, layered({ borderStartStartRadius: 0, borderEndStartRadius: 0 }));
globalStyle(`${root} > :focus-visible`, layered({ zIndex: 1 }));
