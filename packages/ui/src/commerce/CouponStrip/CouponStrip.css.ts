import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;
/** Height of a ticket's text, and its padding above and below; in forced colors the border is a part of the latter. */
const TICKET_LINE = '1.125rem';
const TICKET_EDGE = '2px';
const notch = (at: string) => `radial-gradient(circle at ${at} 50%, #0000 3px, #000 3.5px)`;

export const root = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    alignItems: 'center',
    // At large text sizes the call to action moves below the tickets.
    flexWrap: 'wrap',
    columnGap: vars.space[12],
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
/** One line: tickets that do not fit are only in the panel. */
export const tickets = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 6px',
    flex: '1 1 5rem',
    minInlineSize: 0,
    // The height of one ticket: its line, padding and border.
    maxBlockSize: `calc(${TICKET_LINE} + 2 * ${TICKET_EDGE})`,
    overflow: 'hidden',
  }),
);
export const ticket = style(
  layered({
    ...textStyle('caption'),
    lineHeight: TICKET_LINE,
    maxInlineSize: '100%',
    paddingInline: vars.space[12],
    paddingBlock: TICKET_EDGE,
    borderRadius: vars.radius.xs,
    background: background['accent-muted'],
    color: foreground.price,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    mask: `${notch('0')} left / 51% 100% no-repeat, ${notch('100%')} right / 51% 100% no-repeat`,
    '@media': { [forcedColors]: { mask: 'none', paddingBlock: '1px', border: '1px solid ButtonText' } },
  }),
);
export const get = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    marginInlineStart: 'auto',
    gap: vars.space[2],
    color: foreground.price,
    '@media': { [canHover]: { selectors: { [`${root}:hover &`]: { textDecoration: 'underline' } } } },
  }),
);
