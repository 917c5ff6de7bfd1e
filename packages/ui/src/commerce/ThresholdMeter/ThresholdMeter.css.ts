import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

export const root = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    // At large text sizes the link moves below the text.
    flexWrap: 'wrap',
    columnGap: vars.space[12],
    minBlockSize: '56px',
    padding: '8px 14px',
    borderRadius: vars.radius.md,
    background: background['accent-subtle'],
    color: foreground.default,
    selectors: { '&[data-reached]': { background: background['brand-subtle'] } },
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const icon = style(
  layered({
    flex: 'none',
    color: foreground.warning,
    selectors: { [`${root}[data-reached] &`]: { color: foreground.success } },
  }),
);
export const progress = style(layered({ display: 'grid', gap: '6px', flex: '1 1 7rem', minInlineSize: 0 }));
export const text = style(
  layered({
    ...textStyle('small'),
    selectors: { [`${root}[data-reached] &`]: { color: foreground.success, fontWeight: 600 } },
  }),
);
export const meter = style(
  layered({ display: 'block', lineHeight: 0, selectors: { [`${root}[data-reached] &`]: { display: 'none' } } }),
);
export const more = style(
  layered({
    ...textStyle('label-strong'),
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    gap: vars.space[2],
    marginInlineStart: 'auto',
    minBlockSize: vars.size.touch,
    color: foreground.warning,
    '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  }),
);
