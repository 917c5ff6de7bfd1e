import { style } from '@vanilla-extract/css';
import { hitArea } from '../../theme/hitArea.ts';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(
  layered({
    display: 'grid',
    gap: vars.space[8],
    paddingBlock: '18px',
    borderBlockStart: `1px solid ${line.subtle}`,
    // Reviews may contain very long words.
    overflowWrap: 'anywhere',
  }),
);
export const head = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space[12] }));
export const name = style(layered(textStyle('label-strong')));
export const meta = style(
  layered({
    ...textStyle('small'),
    ...numeric,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    color: foreground.subtle,
  }),
);
export const who = style(layered({ minInlineSize: 0 }));
export const text = style(
  layered({
    ...textStyle('label'),
    lineHeight: 1.7143,
    // A readable line length: about forty Chinese characters or eighty letters.
    maxInlineSize: '44em',
    whiteSpace: 'pre-line',
  }),
);
/** At the end, so that it is not between the text and the photos. */
export const helpful = style(
  layered({
    ...textStyle('small'),
    ...hitArea(4, 0),
    position: 'relative',
    justifySelf: 'end',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minBlockSize: '36px',
    paddingInline: vars.space[12],
    borderRadius: vars.radius.pill,
    color: foreground.muted,
    selectors: { '&[aria-pressed="true"]': { color: foreground.brand, fontWeight: 600 } },
    '@media': { [canHover]: { selectors: { '&:hover': { background: background.hover } } } },
  }),
);
export const count = style(layered(numeric));
export const photos = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] }));
export const photo = style(
  layered({
    display: 'block',
    inlineSize: '76px',
    cursor: 'zoom-in',
    borderRadius: vars.radius.sm,
    overflow: 'hidden',
  }),
);
export const reply = style(
  layered({
    ...textStyle('small'),
    padding: vars.space[12],
    borderRadius: vars.radius.md,
    background: background.sunken,
    color: foreground.muted,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
