import { styleVariants } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

function edge(color: string, percent: number): string {
  return `inset 0 0 0 1px color-mix(in srgb, ${color} ${percent}%, transparent)`;
}

const base = layered({
  ...textStyle('caption'),
  display: 'inline-block',
  flex: 'none',
  minBlockSize: '20px',
  lineHeight: '20px',
  verticalAlign: 'middle',
  maxInlineSize: '100%',
  paddingInline: '6px',
  borderRadius: vars.radius.xs,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // In a direction of its own: −31% reads so in every script.
  unicodeBidi: 'plaintext',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
const tones = {
  deal: layered({ background: background.accent, color: foreground['on-accent'], fontWeight: 600 }),
  save: layered({
    background: background['accent-subtle'],
    color: foreground.price,
    boxShadow: edge(background.accent, 45),
  }),
  new: layered({ background: background['brand-subtle'], color: foreground.brand }),
  craft: layered({
    background: background['warm-subtle'],
    color: foreground.warm,
    boxShadow: edge(foreground.warm, 22),
  }),
  info: layered({ background: background['info-subtle'], color: foreground.info }),
  danger: layered({ background: background['danger-subtle'], color: foreground.danger }),
  line: layered({ boxShadow: `inset 0 0 0 1px ${line.default}`, color: foreground.muted }),
};
export const root = styleVariants(tones, (tone) => [base, tone]);
export interface TagVariants {
  tone?: keyof typeof root | undefined;
}
