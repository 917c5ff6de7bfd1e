import { canHover, from, layers, textStyle, tight, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

const { foreground } = vars.color;
/** Narrow phones, where the note moves to its own line. */
const narrow = tight.phone;

export const head = style(
  layered(
    {
      display: 'flex',
      alignItems: 'baseline',
      gap: '4px 14px',
      marginBlockEnd: '14px',
      '@media': { [narrow]: { flexWrap: 'wrap' }, [from('lg')]: { marginBlockEnd: '22px' } },
    },
    layers.app,
  ),
);
export const title = style(layered({ '@media': { [narrow]: { flex: '1 1 7em' } } }, layers.app));
export const note = style(
  layered(
    {
      ...textStyle('small'),
      flex: 1,
      minInlineSize: 0,
      color: foreground.subtle,
      '@media': { [narrow]: { order: 1, flexBasis: '100%' } },
    },
    layers.app,
  ),
);
export const more = style(
  layered(
    {
      ...textStyle('small'),
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2px',
      minBlockSize: '28px',
      marginInlineStart: 'auto',
      color: foreground.muted,
      whiteSpace: 'nowrap',
      '::before': { content: '""', position: 'absolute', inset: '-8px' },
      '@media': { [canHover]: { selectors: { '&:hover': { color: foreground.brand } } } },
    },
    layers.app,
  ),
);
