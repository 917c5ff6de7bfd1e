import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { contrastEdge } from '../../theme/contrastEdge.ts';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

export const root = style(
  layered({ display: 'grid', gap: vars.space[32], maxInlineSize: '44em', minInlineSize: 0, overflowWrap: 'anywhere' }),
);
/** Text and list of sections side by side, where there is room. */
export const rootWithContents = style([
  root,
  layered({
    '@media': {
      [from('lg')]: {
        gridTemplateColumns: 'minmax(0, 44em) 220px',
        gridTemplateRows: 'auto 1fr',
        justifyContent: 'space-between',
        columnGap: vars.space[48],
        maxInlineSize: 'none',
      },
    },
  }),
]);
export const head = style(layered({ display: 'grid', gap: vars.space[8] }));
export const updated = style(layered({ ...textStyle('small'), color: foreground.subtle }));
export const contents = style(
  layered({
    display: 'grid',
    gap: vars.space[4],
    padding: '16px 20px',
    borderRadius: vars.radius.lg,
    background: background.sunken,
    boxShadow: `inset ${contrastEdge}`,
    '@media': {
      [forcedColors]: { border: '1px solid CanvasText' },
      [from('lg')]: {
        position: 'sticky',
        insetBlockStart: `calc(${vars.size.header} + ${vars.space[24]})`,
        gridColumn: 2,
        gridRow: '1 / span 2',
        alignSelf: 'start',
      },
    },
  }),
);
export const contentsTitle = style(layered({ ...textStyle('label-strong') }));
export const contentsLink = style(
  layered({
    ...textStyle('label'),
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '32px',
    color: foreground.link,
    '@media': {
      [canHover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } } },
      '(pointer: coarse)': { minBlockSize: vars.size.touch },
    },
  }),
);
export const body = style(layered({ display: 'grid', gap: vars.space[32], gridColumn: 1, minInlineSize: 0 }));
export const section = style(
  layered({ display: 'grid', gap: vars.space[12], minInlineSize: 0, scrollMarginBlock: '96px' }),
);
export const list = style(
  layered({
    display: 'grid',
    gap: vars.space[4],
    paddingInlineStart: '22px',
    listStyle: 'disc',
    selectors: { 'ol&': { listStyle: 'decimal' } },
  }),
);
export const note = style(
  layered({
    ...textStyle('label'),
    padding: '12px 16px',
    borderRadius: vars.radius.md,
    background: background['info-subtle'],
    boxShadow: `inset ${contrastEdge}`,
    color: foreground.info,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
