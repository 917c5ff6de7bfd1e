import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(layered({ ...textStyle('small'), display: 'grid' }));
export const item = style(
  layered({
    position: 'relative',
    padding: '0 0 18px 26px',
    paddingInline: '26px 0',
    color: foreground.muted,
    '::before': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      insetInlineStart: '4px',
      insetBlockStart: '5px',
      inlineSize: '10px',
      blockSize: '10px',
      borderRadius: '50%',
      background: background.surface,
      boxShadow: `inset 0 0 0 2px ${line.field}`,
    },
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&:not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '8px',
        insetBlock: '16px -4px',
        inlineSize: '2px',
        background: line.subtle,
      },
      '&[data-state="done"]::before': { background: line.brand, boxShadow: 'none' },
      '&[data-state="done"]:not(:last-child)::after': { background: line.brand },
      '&[data-state="current"]': { color: foreground.default },
      '&[data-state="current"]::before': {
        boxShadow: `inset 0 0 0 3px ${line.brand}, 0 0 0 4px ${background['brand-subtle']}`,
      },
      '&[data-state="failed"]': { color: foreground.default },
      '&[data-state="failed"]::before': { background: foreground.danger, boxShadow: 'none' },
    },
  }),
);
export const title = style(
  layered({
    display: 'block',
    selectors: { '[data-state="current"] > &, [data-state="failed"] > &': { fontWeight: 600 } },
  }),
);
export const time = style(layered({ ...numeric, display: 'block', color: foreground.subtle }));
