import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { canHover } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;
const wide = '(min-width: 40rem)';
/** Narrower than in a window of 320 px, or as little room for the text size: the figures are in two columns. */
const slender = '(max-width: 15.99em)';
/** For a phone's window at 200 % zoom: the text has a line of its own. */
const tiny = '(max-width: 13.74em)';

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
export const words = style(
  layered({
    minInlineSize: 0,
    display: 'grid',
    gap: '2px',
    overflowWrap: 'anywhere',
    '@container': { [tiny]: { gridRow: 2, gridColumn: '1 / -1' } },
  }),
);
export const line2 = style(layered({ ...textStyle('small'), color: foreground['on-brand-muted'] }));
export const figures = style(
  layered({
    gridColumn: '1 / -1',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    '@container': {
      // Each with room for a long word.
      [slender]: {
        gridAutoFlow: 'row',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(3.5rem, 34%), 100%), 1fr))',
      },
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
    '@container': { [slender]: { paddingInline: 0 } },
    '@media': { [canHover]: { selectors: { 'a&:hover': { background: background['brand-strong'] } } } },
  }),
);
export const value = style(layered({ ...textStyle('subtitle'), ...numeric }));
export const label = style(layered({ ...textStyle('caption'), color: foreground['on-brand-muted'] }));
/** The hit areas of the actions extend into the padding, so that their icons align with its edge. */
export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    justifySelf: 'end',
    marginInlineEnd: '-8px',
  }),
);
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
