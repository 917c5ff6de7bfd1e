import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;
const notch = (at: string) => `radial-gradient(circle at ${at} 50%, #0000 3px, #000 3.5px)`;

export const root = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    inlineSize: '100%',
    minBlockSize: vars.size.touch,
    padding: 0,
    border: 0,
    background: 'none',
    color: foreground.default,
    textAlign: 'start',
    cursor: 'pointer',
  }),
);
export const label = style(layered({ flex: 'none', color: foreground.muted }));
/** One line: tickets that do not fit are in the panel that opens. */
export const tickets = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 6px',
    flex: 1,
    minInlineSize: 0,
    maxBlockSize: '1.75em',
    overflow: 'hidden',
  }),
);
export const ticket = style(
  layered({
    ...textStyle('caption'),
    maxInlineSize: '100%',
    paddingInline: vars.space[12],
    paddingBlock: '2px',
    borderRadius: vars.radius.xs,
    background: background['accent-muted'],
    color: foreground.price,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    mask: `${notch('0')} left / 51% 100% no-repeat, ${notch('100%')} right / 51% 100% no-repeat`,
    '@media': { [forcedColors]: { mask: 'none', border: '1px solid ButtonText' } },
  }),
);
export const get = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    gap: vars.space[2],
    color: foreground.price,
    '@media': { [canHover]: { selectors: { [`${root}:hover &`]: { textDecoration: 'underline' } } } },
  }),
);
