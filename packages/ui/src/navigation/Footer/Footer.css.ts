import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { focusRingOnBrand } from '../../theme/focusRing.ts';
import { layered } from '../../theme/layered.ts';
import { canHover } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(
  layered({
    display: 'none',
    color: foreground['on-brand'],
    background: background.brand,
    // The brand's color band: breast, collar, head.
    '::before': {
      content: '""',
      display: 'block',
      blockSize: '14px',
      background: `linear-gradient(to bottom, ${background.warm} 0 10px, ${line.collar} 10px 13px, ${background.brand} 13px)`,
    },
    '@media': { [from('lg')]: { display: 'block' } },
  }),
);
export const inner = style(
  layered({
    ...textStyle('label'),
    maxInlineSize: '1536px',
    marginInline: 'auto',
    padding: '48px 40px 40px',
    display: 'grid',
    gridTemplateColumns: '1.5fr minmax(0, 4fr)',
    gap: vars.space[32],
  }),
);
export const columns = style(
  layered({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: vars.space[32],
  }),
);
export const brand = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minBlockSize: vars.size.touch,
    fontSize: '1.1875rem',
    fontWeight: 600,
    selectors: { '&:focus-visible': focusRingOnBrand },
  }),
);
export const text = style(
  layered({
    ...textStyle('small'),
    marginBlockStart: '10px',
    maxInlineSize: '24em',
    color: foreground['on-brand-muted'],
  }),
);
export const title = style(layered({ ...textStyle('label-strong'), display: 'block', marginBlockEnd: vars.space[8] }));
export const link = style(
  layered({
    display: 'block',
    paddingBlock: vars.space[12],
    color: foreground['on-brand-muted'],
    selectors: { '&:focus-visible': focusRingOnBrand },
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover': { color: foreground['on-brand'], textDecoration: 'underline', textUnderlineOffset: '3px' },
        },
      },
    },
  }),
);
