import { style, styleVariants } from '@vanilla-extract/css';
import { onHoverAndPress } from '../../theme/hoverStyles.ts';
import { layered } from '../../theme/layered.ts';
import { pictureDisc, pictureDiscLit } from '../../theme/pictureDisc.ts';
import { vars } from '../../theme/vars.css.ts';

const { action, background, foreground, line } = vars.color;
const fade = `${vars.duration.fast} ${vars.easing.standard}`;

const base = layered({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: vars.radius.pill,
  border: '1px solid transparent',
  color: 'inherit',
  cursor: 'pointer',
  transition: `background-color ${fade}, color ${fade}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]:not([aria-busy])': { color: foreground.disabled, cursor: 'not-allowed' },
    '&[aria-busy]': { cursor: 'progress' },
  },
});
const looks = {
  plain: layered(onHoverAndPress({ background: background.hover })),
  outline: layered({
    background: background.surface,
    borderColor: line.default,
    color: foreground.brand,
    ...onHoverAndPress({
      background: action.primary.background,
      borderColor: 'transparent',
      color: action.primary.foreground,
    }),
  }),
  disc: layered({ ...pictureDisc, ...onHoverAndPress(pictureDiscLit) }),
};
export const root = styleVariants(looks, (look) => [base, look]);
export const size = styleVariants({
  sm: layered({
    inlineSize: vars.size['control-sm'],
    blockSize: vars.size['control-sm'],
    '::before': { content: '""', position: 'absolute', inset: '-5px', borderRadius: vars.radius.pill },
  }),
  md: layered({ inlineSize: vars.size.touch, blockSize: vars.size.touch }),
});
export interface IconButtonVariants {
  variant?: keyof typeof root | undefined;
  size?: keyof typeof size | undefined;
}

/** At the upper end corner of the icon; grows away from it. */
export const badge = style(
  layered({ position: 'absolute', display: 'flex', insetBlockEnd: '60%', insetInlineStart: '60%' }),
);
