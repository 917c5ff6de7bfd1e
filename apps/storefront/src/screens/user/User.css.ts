import { numeric, textStyle, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const hero = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space[16] }));

export const avatar = style(
  layered({
    ...textStyle('title'),
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.space[64],
    blockSize: vars.space[64],
    borderRadius: vars.radius.pill,
    border: `2px solid ${vars.color.line.collar}`,
    background: vars.color.background['brand-strong'],
    color: vars.color.foreground['on-brand'],
  }),
);
export const username = style(layered({ ...textStyle('small'), color: vars.color.foreground['on-brand-muted'] }));

export const sectionHead = style(layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }));
export const more = style(
  layered({
    ...textStyle('small'),
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.touch,
    color: vars.color.foreground.muted,
  }),
);
export const shortcuts = style(
  layered({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', paddingBlockStart: vars.space[8] }),
);
export const shortcut = style(
  layered({
    ...textStyle('small'),
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[8],
    paddingBlock: vars.space[8],
  }),
);
export const shortcutIcon = style(layered({ position: 'relative', color: vars.color.foreground.brand, ...numeric }));
export const shortcutBadge = style(
  layered({ position: 'absolute', insetBlockStart: '-8px', insetInlineStart: '14px' }),
);

export const row = style(
  layered({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line.subtle}` } } }),
);
export const rowLink = style(
  layered({
    ...textStyle('label'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: '52px',
    paddingInline: vars.space[16],
  }),
);
export const form = style(layered({ maxInlineSize: '520px' }));
