import { below, from, textStyle, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

/** Phones have the bar with the total above the bottom navigation. */
export const screen = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[40],
    '@media': { [below('lg')]: { selectors: { '&[data-filled]': { paddingBlockEnd: vars.space[80] } } } },
  }),
);

export const page = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[16],
    '@media': { [from('lg')]: { gap: vars.space[20] } },
  }),
);

export const head = style(layered({ display: 'flex', alignItems: 'baseline', gap: vars.space[12] }));

export const count = style(layered({ ...textStyle('label'), color: vars.color.foreground.muted }));

export const columns = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[12],
    alignItems: 'start',
    '@media': {
      [from('lg')]: {
        gridTemplateColumns: 'minmax(0, 1fr) 340px',
        gridAutoRows: 'auto 1fr',
        gap: `${vars.space[20]} ${vars.space[32]}`,
      },
    },
  }),
);

export const lists = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[12],
    '@media': { [from('lg')]: { gap: vars.space[20] } },
  }),
);

/** Wide pages have the buttons of each line beside it. */
export const manage = style(layered({ '@media': { [from('lg')]: { display: 'none' } } }));

/** Narrower than its size asks for, so that all of the bar stays on one line of a phone in English too. */
export const manageAction = style(layered({ selectors: { '&&': { paddingInline: vars.space[12] } } }));

export const aside = style(
  layered({
    '@media': {
      [from('lg')]: {
        gridColumn: 2,
        position: 'sticky',
        insetBlockStart: '96px',
        selectors: { '&:not(:last-child)': { gridRow: '1 / span 2' } },
      },
    },
  }),
);

/** A press on the total scrolls here and moves the focus, so the focus needs no outline. */
export const summary = style(layered({ selectors: { '&:focus': { outline: 'none' } } }));

/** Beside the summary, or below it on phones. */
export const saved = style(layered({ '@media': { [from('lg')]: { gridColumn: 1 } } }));

/** Keeps the height of the saved lines while their code loads, so that what is below them doesn't move. */
export const savedLoading = style(layered({ paddingBlockStart: vars.space[64] }));
export const savedLineLoading = style(
  layered({ blockSize: '150px', '@media': { [from('lg')]: { blockSize: '110px' } } }),
);
