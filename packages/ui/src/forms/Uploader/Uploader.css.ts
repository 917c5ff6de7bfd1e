import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focusRing.ts';
import { hitArea } from '../../theme/hitArea.ts';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { pictureDisc, pictureDiscLit } from '../../theme/pictureDisc.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import * as field from '../Field/Field.css.ts';

const { background, foreground, line } = vars.color;
const fade = `${vars.duration.fast} ${vars.easing.standard}`;

export const root = style(
  layered({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    maxInlineSize: '640px',
    gap: vars.space[8],
    minInlineSize: 0,
    containerType: 'inline-size',
  }),
);
export const head = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    justifyContent: 'space-between',
    gap: '12px',
    color: foreground.muted,
  }),
);
export const counter = style(
  layered({ ...numeric, color: foreground.subtle, whiteSpace: 'nowrap', unicodeBidi: 'isolate', direction: 'ltr' }),
);
export const help = field.description;

export const grid = style(
  layered({
    display: 'grid',
    // Three columns on a phone; two or one where a tile would be too small for its buttons and
    // text.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(5.5rem, 40%), 1fr))',
    gap: vars.space[8],
    '@container': {
      '(max-width: 11.25rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '(min-width: 25rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[12] },
      '(min-width: 33.75rem)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    },
  }),
);
export const tile = style(
  layered({
    position: 'relative',
    aspectRatio: '1',
    borderRadius: vars.radius.md,
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    selectors: {
      '&[data-held]': { zIndex: vars.zIndex.raised, boxShadow: vars.shadow.float, cursor: 'grabbing' },
    },
  }),
);
/** Touch only: a computer's camera points at its user. */
export const camera = style(layered({ display: 'none', '@media': { '(pointer: coarse)': { display: 'block' } } }));
export const photo = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    blockSize: '100%',
    borderRadius: 'inherit',
    background: background.sunken,
    color: foreground.subtle,
    cursor: 'inherit',
    selectors: { [`${tile}[data-held] &`]: { outline: `2px solid ${line.brand}` } },
    '@media': { [forcedColors]: { border: '1px solid ButtonText' } },
  }),
);
/** Out of the flow: a portrait picture would make its tile taller. */
export const picture = style(
  layered({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    borderRadius: 'inherit',
    pointerEvents: 'none',
    transition: `opacity ${fade}`,
    selectors: {
      [`${tile}:is([data-status="queued"], [data-status="uploading"], [data-status="failed"]) &`]: { opacity: 0.5 },
    },
  }),
);

const disc = {
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.pill,
  ...pictureDisc,
  '@media': {
    [canHover]: { selectors: { '&:hover:not([aria-disabled="true"])': pictureDiscLit } },
    [forcedColors]: { border: '1px solid ButtonText' },
  },
} as const;

export const remove = style(
  layered({
    ...disc,
    ...hitArea(8),
    position: 'absolute',
    insetBlockStart: '6px',
    insetInlineEnd: '6px',
    inlineSize: '28px',
    blockSize: '28px',
    selectors: { '&:focus-visible': focusRing },
  }),
);
export const retry = style(
  layered({
    ...disc,
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    translate: '0 -4px',
    selectors: { '&:focus-visible': focusRing },
  }),
);
export const move = recipe({
  base: layered({
    ...disc,
    ...hitArea(4),
    position: 'absolute',
    insetBlockEnd: '6px',
    inlineSize: '36px',
    blockSize: '36px',
    selectors: {
      '&[aria-disabled="true"]': { color: foreground.disabled, cursor: 'not-allowed' },
      '&:focus-visible': focusRing,
    },
  }),
  variants: {
    side: { start: layered({ insetInlineStart: '6px' }), end: layered({ insetInlineEnd: '6px' }) },
  },
});

export const strip = recipe({
  base: layered({
    ...textStyle('caption'),
    ...numeric,
    fontFamily: 'inherit',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '24px',
    padding: '2px 4px',
    overflow: 'hidden',
    borderEndStartRadius: vars.radius.md,
    borderEndEndRadius: vars.radius.md,
    textAlign: 'center',
    pointerEvents: 'none',
  }),
  variants: {
    isFailed: {
      true: layered({ background: background['danger-subtle'], color: foreground.danger }),
      false: layered({ background: background.raised, color: foreground.muted }),
    },
  },
});
export const bar = style(
  layered({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    background: line.subtle,
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  }),
);
export const barFill = style(layered({ fill: line.brand, '@media': { [forcedColors]: { fill: 'Highlight' } } }));
export const done = style(
  layered({
    position: 'absolute',
    insetBlockEnd: '6px',
    insetInlineStart: '6px',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '20px',
    blockSize: '20px',
    borderRadius: '50%',
    background: vars.color.action.primary.background,
    color: vars.color.action.primary.foreground,
    pointerEvents: 'none',
  }),
);

export const add = style(
  layered({
    ...textStyle('caption'),
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: vars.space[4],
    inlineSize: '100%',
    blockSize: '100%',
    padding: vars.space[4],
    borderRadius: 'inherit',
    border: `1px dashed ${line.field}`,
    background: background.surface,
    color: foreground.muted,
    textAlign: 'center',
    transition: `background-color ${fade}`,
    selectors: {
      '&:disabled': {
        background: background.disabled,
        borderColor: 'transparent',
        color: foreground.disabled,
        cursor: 'not-allowed',
      },
    },
    '@media': { [canHover]: { selectors: { '&:hover:enabled': { background: background.hover } } } },
  }),
);
export const dropHint = style(
  layered({
    ...textStyle('label-strong'),
    position: 'absolute',
    inset: '-8px',
    zIndex: vars.zIndex.raised,
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.lg,
    border: `2px dashed ${line.brand}`,
    background: background['brand-subtle'],
    color: foreground.brand,
    pointerEvents: 'none',
  }),
);

const notice = { ...textStyle('small'), display: 'flex', alignItems: 'flex-start', gap: vars.space[4] } as const;
export const offline = style(layered({ ...notice, alignItems: 'center', color: foreground.warning }));
export const failures = style(layered({ display: 'grid', gap: vars.space[4], overflowWrap: 'anywhere' }));
export const failure = style(layered({ ...notice, color: foreground.danger }));
export const refusals = style(
  layered({
    ...textStyle('small'),
    position: 'relative',
    display: 'grid',
    gap: vars.space[8],
    padding: vars.space[12],
    borderRadius: vars.radius.md,
    background: background['danger-subtle'],
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const refusedTitle = style(layered({ color: foreground.danger, fontWeight: 600, paddingInlineEnd: '36px' }));
export const dismiss = style(
  layered({
    selectors: {
      // Doubled class for higher specificity: the order of style sheets depends on the bundle.
      '&&': { position: 'absolute', insetBlockStart: '4px', insetInlineEnd: '4px' },
    },
  }),
);
export const refusalList = style(layered({ display: 'grid', gap: vars.space[4], color: foreground.danger }));
export const refusedName = style(
  layered({ marginInlineEnd: vars.space[8], color: foreground.default, overflowWrap: 'anywhere' }),
);
