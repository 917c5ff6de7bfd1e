import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const body = style(layered({ display: 'grid', gap: vars.space[12] }));
export const list = style(layered({ display: 'grid', gap: vars.space[12], listStyle: 'none', margin: 0, padding: 0 }));
export const claimable = style(layered({ display: 'grid', gap: vars.space[8] }));
export const choices = style(
  layered({ display: 'grid', gap: vars.space[12], margin: 0, padding: 0, border: 0, minInlineSize: 0 }),
);
export const ghost = style(layered({ blockSize: '76px', borderRadius: vars.radius.md }));
export const quiet = style(
  layered({
    ...textStyle('label'),
    paddingBlock: vars.space[12],
    color: vars.color.foreground.muted,
    textAlign: 'center',
  }),
);
export const replaced = style(
  layered({
    ...textStyle('small'),
    padding: '10px 14px',
    marginBlockEnd: vars.space[12],
    borderRadius: vars.radius.md,
    background: vars.color.background['info-subtle'],
    color: vars.color.foreground.info,
  }),
);
export const code = style(layered({ display: 'flex', alignItems: 'flex-start', gap: vars.space[8] }));
export const field = style(layered({ flex: 1, minInlineSize: 0 }));
/** Aligned with the field below its label, whose line height grows with the text size. */
export const use = style(layered({ flex: 'none', marginBlockStart: 'calc(1.25rem + 8px)' }));
export const choice = style(
  layered({
    position: 'relative',
    display: 'block',
    borderRadius: vars.radius.md,
    cursor: 'pointer',
    selectors: { '&:has(input:focus-visible)': focusRing, '&:has([aria-disabled="true"])': { cursor: 'not-allowed' } },
  }),
);
export const none = style(
  layered({
    ...textStyle('label'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: vars.size.touch,
    paddingInline: '16px 14px',
    cursor: 'pointer',
  }),
);
export const saving = style(layered({ ...textStyle('small'), color: vars.color.foreground.price, fontWeight: 600 }));
export const end = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space[8] }));
