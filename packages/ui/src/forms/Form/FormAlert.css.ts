import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

/** Always rendered, so that new content is announced; takes no space while it is empty. */
export const root = style(layered({ selectors: { '&:empty': { position: 'absolute' } } }));
export const words = style(
  layered({
    ...textStyle('label'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[8],
    padding: '10px 14px',
    borderRadius: vars.radius.md,
    background: vars.color.background['danger-subtle'],
    color: vars.color.foreground.danger,
    overflowWrap: 'anywhere',
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const icon = style(layered({ marginBlock: '2px' }));
