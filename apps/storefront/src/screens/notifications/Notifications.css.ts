import { textStyle, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const head = style(
  layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[12] }),
);
export const list = style(layered({ display: 'grid', gap: vars.space[12] }));
export const row = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[16],
    padding: vars.space[16],
    borderRadius: vars.radius.lg,
    background: vars.color.background.surface,
    boxShadow: vars.shadow.hairline,
    selectors: { '&[data-unread]': { background: vars.color.background['brand-subtle'] } },
  }),
);
export const words = style(layered({ display: 'grid', gap: vars.space[4], flex: 1, minInlineSize: 0 }));
export const title = style(layered({ ...textStyle('body-strong') }));
export const content = style(layered({ ...textStyle('label'), color: vars.color.foreground.muted }));
export const time = style(layered({ ...textStyle('caption'), color: vars.color.foreground.subtle }));
