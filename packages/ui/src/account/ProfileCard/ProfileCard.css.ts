import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { canHover } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;
const wide = '(min-width: 640px)';

export const root = style(layered({ containerType: 'inline-size', display: 'block' }));
export const content = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '20px 16px',
    '@container': { [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto', columnGap: vars.space[24] } },
  }),
);
/** The drake's collar: a white ring round what is amber, on green. */
export const avatar = style(
  layered({
    ...textStyle('title'),
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    inlineSize: vars.space[64],
    blockSize: vars.space[64],
    borderRadius: '50%',
    border: `3px solid ${line.collar}`,
    background: background.accent,
    color: foreground['on-accent'],
    '@container': { [wide]: { inlineSize: vars.space[80], blockSize: vars.space[80] } },
  }),
);
export const picture = style(layered({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
export const words = style(layered({ minInlineSize: 0, display: 'grid', gap: '2px', overflowWrap: 'anywhere' }));
export const line2 = style(layered({ ...textStyle('small'), color: foreground['on-brand-muted'] }));
export const figures = style(
  layered({
    gridColumn: '1 / -1',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    '@container': {
      [wide]: { gridColumn: 'auto', gridRow: 1, gridColumnStart: 3, gridAutoColumns: 'minmax(64px, auto)' },
    },
  }),
);
export const figure = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    minBlockSize: vars.size.touch,
    padding: '4px',
    borderRadius: vars.radius.md,
    textAlign: 'center',
    '@media': { [canHover]: { selectors: { 'a&:hover': { background: background['brand-strong'] } } } },
  }),
);
export const value = style(layered({ ...textStyle('subtitle'), ...numeric }));
export const label = style(layered({ ...textStyle('caption'), color: foreground['on-brand-muted'] }));
export const edit = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: '50%',
    '@media': { [canHover]: { selectors: { '&:hover': { background: background['brand-strong'] } } } },
  }),
);
