import { textStyle, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const line = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
    marginInline: '14px',
    marginBlock: vars.space[8],
    paddingInline: '14px 6px',
    paddingBlock: vars.space[4],
    borderRadius: vars.radius.md,
    background: vars.color.background.sunken,
  }),
);

export const text = style(
  layered({ ...textStyle('small'), color: vars.color.foreground.muted, minInlineSize: 0, overflowWrap: 'anywhere' }),
);

export const undo = style(layered({ flex: 'none' }));
