import { globalStyle, style } from '@vanilla-extract/css';
import { hitArea } from '../../theme/hitArea.ts';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: '18px' }),
);
/** Bars that would be too short to compare wrap below the mean. */
export const score = style(layered({ display: 'flex', flexWrap: 'wrap', gap: '24px', alignItems: 'center' }));
globalStyle(`${score} > *`, layered({ flex: '1 0 auto', maxInlineSize: '100%' }));
globalStyle(`${score} > ul`, layered({ flex: '1000 1 10.625rem' }));
export const filters = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space[8] }),
);
export const filter = style(
  layered({
    ...textStyle('label'),
    ...hitArea(4, 0),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minBlockSize: '36px',
    paddingInline: '14px',
    borderRadius: vars.radius.pill,
    background: background.surface,
    boxShadow: `inset 0 0 0 1px ${line.default}`,
    selectors: {
      '&[aria-pressed="true"]': {
        boxShadow: `inset 0 0 0 2px ${line.brand}`,
        color: foreground.brand,
        background: background['brand-subtle'],
        fontWeight: 600,
      },
      '&:disabled': { background: 'transparent', color: foreground.disabled, cursor: 'default' },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not(:disabled, [aria-pressed="true"])': { background: background.hover } } },
      [forcedColors]: {
        border: '1px solid ButtonText',
        selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } },
      },
    },
  }),
);
