import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;
/** Width at which large text leaves the bars too short to compare. */
const narrow = '(width < calc(6em + 80px))';
const columns = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(28px, auto) minmax(0, 1fr) 3em',
  gap: '10px',
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
} as const;
/** The bar below its label. */
const stacked = {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: vars.space[4],
  paddingBlock: vars.space[4],
} as const;

export const root = style(
  layered({
    ...textStyle('caption'),
    containerType: 'inline-size',
    // A container's width does not depend on its contents: this replaces it where they would
    // decide.
    containIntrinsicInlineSize: '14rem',
    display: 'grid',
    minInlineSize: 0,
    color: foreground.subtle,
  }),
);
export const row = style(layered({ ...columns, minBlockSize: '24px', '@container': { [narrow]: stacked } }));
export const button = style(
  layered({
    ...columns,
    inlineSize: '100%',
    minBlockSize: '28px',
    paddingInline: vars.space[8],
    marginInline: '-8px',
    boxSizing: 'content-box',
    textAlign: 'start',
    borderRadius: vars.radius.sm,
    selectors: {
      '&[aria-pressed="true"]': { background: background['brand-subtle'], color: foreground.brand, fontWeight: 600 },
      '&:disabled': { color: foreground.disabled, cursor: 'default' },
    },
    '@container': { [narrow]: stacked },
    '@media': {
      [canHover]: { selectors: { '&:hover:not(:disabled, [aria-pressed="true"])': { background: background.hover } } },
      // Touch needs 44 px; five rows still fit on a screen.
      '(pointer: coarse)': { minBlockSize: vars.size.touch },
      [forcedColors]: { selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } } },
    },
  }),
);
export const bar = style(layered({ '@container': { [narrow]: { gridArea: '2 / 1 / auto / -1' } } }));
export const percent = style(layered({ textAlign: 'end' }));
