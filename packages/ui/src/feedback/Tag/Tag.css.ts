import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { variantsOf } from '../../theme/variantsOf.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

function edge(color: string, percent: number): string {
  return `inset 0 0 0 1px color-mix(in srgb, ${color} ${percent}%, transparent)`;
}

const base = {
  ...textStyle('caption'),
  display: 'inline-block',
  flex: 'none',
  // 20 px, and taller with larger text.
  lineHeight: 1.6667,
  verticalAlign: 'middle',
  maxInlineSize: '100%',
  paddingInline: '6px',
  borderRadius: vars.radius.xs,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Isolated, so that −31% reads the same in every script.
  unicodeBidi: 'plaintext',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
} as const;
const tones = {
  deal: { background: background.accent, color: foreground['on-accent'], fontWeight: 600 },
  save: {
    background: background['accent-subtle'],
    color: foreground.price,
    boxShadow: edge(background.accent, 45),
  },
  new: { background: background['brand-subtle'], color: foreground.brand },
  craft: {
    background: background['warm-subtle'],
    color: foreground.warm,
    boxShadow: edge(foreground.warm, 22),
  },
  info: { background: background['info-subtle'], color: foreground.info },
  danger: { background: background['danger-subtle'], color: foreground.danger },
  line: { boxShadow: `inset 0 0 0 1px ${line.default}`, color: foreground.muted },
};
export const root = variantsOf(base, tones);
export interface TagVariants {
  tone?: keyof typeof root | undefined;
}
