import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { tight } from '../../theme/breakpoints.ts';
import { hitArea } from '../../theme/hitArea.ts';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;
const stub = createVar();
const notch = createVar();
const toward = createVar();

/** Half circles are cut out of both edges, where the stub is torn off. */
function notches(): string {
  const hole = (at: string) => `radial-gradient(circle at ${notch} ${at}, #0000 7px, #000 7.5px)`;
  return `${hole('0')} top / 100% 51% no-repeat, ${hole('100%')} bottom / 100% 51% no-repeat`;
}

/** Continues the border around the notches, where the mask removes it. */
function rims(): string {
  const rim = (at: string) =>
    `radial-gradient(circle at ${notch} ${at}, #0000 7px, ${line.brand} 7.5px 9px, #0000 9.5px)`;
  return `${rim('0')}, ${rim('100%')}`;
}

export const root = recipe({
  base: layered({
    vars: { [stub]: '5.25rem', [notch]: stub, [toward]: 'right' },
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${stub} minmax(0, 1fr)`,
    alignItems: 'center',
    minBlockSize: '76px',
    borderRadius: vars.radius.md,
    color: foreground.default,
    mask: notches(),
    WebkitMask: notches(),
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '14px',
      insetInlineStart: stub,
      borderInlineStart: `1.5px dashed color-mix(in srgb, ${foreground.price} 45%, transparent)`,
    },
    selectors: { '&:dir(rtl)': { vars: { [notch]: `calc(100% - ${stub})`, [toward]: 'left' } } },
    '@media': {
      [tight.tiny]: { vars: { [stub]: '4.25rem' } },
      [forcedColors]: {
        mask: 'none',
        WebkitMask: 'none',
        border: '1px solid ButtonText',
        selectors: { '&[data-selected]': { outline: '2px solid Highlight' } },
      },
    },
  }),
  variants: {
    /** Fits `1.234,50 €` and three decimal digits. */
    isWide: {
      true: layered({
        vars: { [stub]: '6.5rem' },
        '@media': { [tight.tiny]: { vars: { [stub]: '5.5rem' } } },
      }),
      false: {},
    },
    isSelected: {
      true: layered({
        boxShadow: `inset 0 0 0 2px ${line.brand}`,
        '::after': { content: '""', position: 'absolute', inset: 0, background: rims(), pointerEvents: 'none' },
      }),
      false: {},
    },
    isOff: {
      false: layered({
        background: `linear-gradient(to ${toward}, ${background['accent-muted']} ${stub}, ${background['accent-subtle']} 0)`,
      }),
      true: layered({
        background: `linear-gradient(to ${toward}, ${background.disabled} ${stub}, ${background.sunken} 0)`,
      }),
    },
  },
});
export const worth = recipe({
  base: layered({
    ...numeric,
    paddingInline: vars.space[4],
    textAlign: 'center',
    fontWeight: 600,
    lineHeight: 1,
    letterSpacing: '-0.02em',
    // Isolated, so that −15% reads the same in every script.
    unicodeBidi: 'plaintext',
  }),
  variants: {
    isOff: { true: layered({ color: foreground.subtle }), false: layered({ color: foreground.price }) },
    length: {
      short: layered({
        fontSize: '1.75rem',
        whiteSpace: 'nowrap',
        '@media': { [tight.tiny]: { fontSize: '1.375rem' } },
      }),
      medium: layered({
        fontSize: '1.25rem',
        whiteSpace: 'nowrap',
        '@media': { [tight.tiny]: { fontSize: '1.0625rem' } },
      }),
      long: layered({
        fontSize: '0.9375rem',
        lineHeight: 1.2,
        letterSpacing: 0,
        '@media': { [tight.tiny]: { fontSize: '0.6875rem' } },
      }),
    },
  },
});
/** A number is never broken. */
export const amount = style(layered({ whiteSpace: 'nowrap' }));
export const symbol = style(layered({ fontSize: '0.54em', marginInlineEnd: '1px' }));
/** Text and button; the button wraps below a text that would be too narrow beside it. */
export const body = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', minInlineSize: 0 }),
);
export const what = style(
  layered({
    flex: '1 1 7.5rem',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: vars.space[8],
    paddingInline: '16px 8px',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);
export const terms = style(layered({ ...textStyle('label-strong'), textWrap: 'pretty' }));
export const meta = style(layered({ ...textStyle('caption'), color: foreground.muted }));
export const end = style(
  layered({
    ...textStyle('small'),
    marginBlock: vars.space[8],
    marginInlineEnd: '14px',
    color: foreground.subtle,
    whiteSpace: 'nowrap',
  }),
);

export const note = style(layered({ ...textStyle('caption'), color: foreground.price, fontWeight: 600 }));
export const reason = style(layered({ ...textStyle('caption'), color: foreground.danger }));
/** Wraps as a whole, and breaks only where a line is too short for it. */
export const date = style(layered({ display: 'inline-block', maxInlineSize: '100%' }));
export const soon = style(layered({ color: foreground.price, fontWeight: 600 }));
/** The focus ring of its title must not touch the content above. */
export const rules = style(layered({ ...textStyle('caption'), marginBlockStart: '2px', color: foreground.muted }));
export const rulesTitle = style(
  layered({
    ...hitArea(8, 12),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    inlineSize: 'fit-content',
    minBlockSize: '24px',
    // Space between the text and its focus ring, within the line.
    paddingInline: '6px',
    marginInline: '-6px',
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:focus-visible': { outlineOffset: '-1px', boxShadow: 'none' },
    },
  }),
);
export const chevron = style(layered({ selectors: { '[open] > summary > &': { rotate: '180deg' } } }));
