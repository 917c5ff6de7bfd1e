import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { hovered, onHoverAndPress, pressed } from '../../theme/hoverStyles.ts';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { action, background, foreground } = vars.color;
const fade = `${vars.duration.fast} ${vars.easing.standard}`;

/** Backgrounds of a filled variant at rest, under the pointer and pressed. */
function filled(colors: { background: string; hover: string; pressed: string; foreground: string }) {
  return layered({
    background: colors.background,
    color: colors.foreground,
    selectors: { [pressed]: { background: colors.pressed } },
    '@media': { [canHover]: { selectors: { [`${hovered}:not(:active)`]: { background: colors.hover } } } },
  });
}

export const root = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    // Text stays on one line as long as the container has room for it, and wraps rather than
    // overflow the button.
    flexShrink: 0,
    maxInlineSize: '100%',
    paddingBlock: '3px',
    borderRadius: vars.radius.pill,
    border: '1px solid transparent',
    textAlign: 'center',
    textWrap: 'balance',
    cursor: 'pointer',
    userSelect: 'none',
    '::after': {
      content: '""',
      position: 'absolute',
      inset: '2px',
      borderRadius: 'inherit',
      border: '1.5px solid currentColor',
      opacity: 0,
      pointerEvents: 'none',
    },
    selectors: {
      '&[aria-busy]': { cursor: 'progress' },
    },
    '@media': {
      [canHover]: {
        // Only here: on touch a press shows at once, and the view it opens does not compete with a
        // fading button.
        transition: `background-color ${fade}, color ${fade}, border-color ${fade}`,
        '::after': { transition: `opacity ${fade}` },
        selectors: { [`${hovered}::after`]: { opacity: 0.42 } },
      },
      [forcedColors]: { border: '1px solid ButtonText' },
    },
  }),
);
export const variant = styleVariants({
  primary: filled(action.primary),
  accent: filled(action.accent),
  danger: filled({ ...action.danger, hover: action.danger.background, pressed: action.danger.background }),
  quiet: layered({
    background: action.quiet.background,
    color: action.quiet.foreground,
    borderColor: action.quiet.line,
    '::after': { display: 'none' },
    ...onHoverAndPress({ background: action.quiet.hover }),
  }),
  ghost: layered({
    color: foreground.brand,
    '::after': { display: 'none' },
    ...onHoverAndPress({ background: background['brand-subtle'] }),
  }),
});
export const size = styleVariants({
  sm: layered({
    ...textStyle('small'),
    fontWeight: 600,
    minBlockSize: vars.size['control-sm'],
    paddingInline: vars.space[16],
    '::before': { content: '""', position: 'absolute', insetBlock: '-5px', insetInline: 0 },
  }),
  md: layered({ ...textStyle('label-strong'), minBlockSize: vars.size['control-md'], paddingInline: '22px' }),
  lg: layered({
    ...textStyle('body-strong'),
    minBlockSize: vars.size['control-lg'],
    paddingInline: vars.space[32],
  }),
});
/** In a row with other buttons it takes the remaining width. */
const full = { inlineSize: '100%', flexShrink: 1 };
export const fullWidth = style(layered(full));
export const fullWidthOnPhones = style(layered({ '@media': { [below('sm')]: full } }));
export const disabled = style(
  layered({
    background: background.disabled,
    color: foreground.disabled,
    borderColor: 'transparent',
    cursor: 'not-allowed',
    '::after': { display: 'none' },
    '@media': { [forcedColors]: { color: 'GrayText', borderColor: 'GrayText' } },
  }),
);
export const narrow = style(layered({ paddingInline: vars.space[12] }));
export const bare = style(layered({ background: 'none' }));
export interface ButtonVariants {
  variant?: keyof typeof variant | undefined;
  size?: keyof typeof size | undefined;
  isFullWidth?: boolean | 'phones' | undefined;
}

/** Text and spinner are in the same cell, so that the button keeps its width while it is pending. */
export const layers = style(layered({ display: 'grid', placeItems: 'center', minInlineSize: 0 }));
const cell = {
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
} as const;
export const words = style(layered({ ...cell, overflowWrap: 'anywhere' }));
export const busy = style(layered(cell));
export const covered = style(layered({ opacity: 0 }));
