import { below, from, layers, numeric, textStyle, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

/** A phone at 200 % zoom, which has no room for text beside a picture. */
const tiny = '(width < 15rem)';

/** Tabs and search, side by side where they fit. */
export const bar = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    '@media': {
      [from('xl')]: {
        flexDirection: 'row',
        alignItems: 'center',
        gap: vars.space[24],
        borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
      },
    },
  }),
);
export const tabs = style(layered({ flex: 1, marginInlineStart: '-14px' }, layers.app));
export const search = style(
  layered({ '@media': { [from('xl')]: { inlineSize: '280px', paddingBlockEnd: vars.space[8] } } }, layers.app),
);

/** The shop's name on paper, where header and footer are not printed. */
export const letterhead = style(
  layered({ ...textStyle('subtitle'), display: 'none', '@media': { print: { display: 'block' } } }),
);
export const panel = style(layered({ display: 'grid', gap: vars.space[20] }));
export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[16]} ${vars.space[24]}`,
  }),
);
export const statusText = style(layered({ display: 'grid', gap: vars.space[4], flex: '1 1 16em' }));
export const status = style(layered({ ...textStyle('subtitle') }, layers.app));
export const deadline = style(layered({ ...textStyle('label'), ...numeric, color: vars.color.foreground.warning }));
export const next = style(
  layered({
    ...textStyle('label'),
    color: vars.color.foreground.muted,
    '@media': { print: { display: 'none' } },
  }),
);
export const actions = style(layered({ '@media': { print: { display: 'none' } } }, layers.app));

/** Puts the facts of an order, or the parcel of an order list, beside the main column where they fit. */
export const columns = style(
  layered({
    display: 'grid',
    gap: vars.space[20],
    '@media': {
      [`screen and ${from('xl')}`]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', alignItems: 'start' },
    },
  }),
);
/** The parcel panel, shown only where it fits beside the order list. */
export const parcel = style(
  layered({ display: 'none', '@media': { [from('xl')]: { display: 'grid', gap: vars.space[16] } } }, layers.app),
);
export const parcelItems = style(
  layered({ display: 'flex', alignItems: 'center', gap: vars.space[12], color: 'inherit', textDecoration: 'none' }),
);
export const parcelPicture = style(layered({ inlineSize: '64px', flex: 'none', borderRadius: vars.radius.md }));
export const column = style(layered({ display: 'grid', gap: vars.space[20], minInlineSize: 0 }));

export const items = style(layered({ display: 'grid', gap: vars.space[16], paddingBlock: vars.space[16] }));
export const item = style(
  layered({
    display: 'flex',
    gap: vars.space[16],
    alignItems: 'center',
    '@media': { [tiny]: { flexDirection: 'column', alignItems: 'stretch', gap: vars.space[4] } },
  }),
);
export const picture = style(layered({ inlineSize: '76px', flex: 'none', borderRadius: vars.radius.md }));
export const text = style(layered({ display: 'grid', gap: vars.space[4], flex: 1, minInlineSize: 0 }));
export const attributes = style(layered({ ...textStyle('small'), color: vars.color.foreground.subtle }));
export const line = style(
  layered({ ...numeric, display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }),
);

export const factsHead = style(
  layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[12] }),
);
export const print = style(layered({ marginInlineEnd: '-12px', '@media': { print: { display: 'none' } } }, layers.app));
/** Printed first, so that the page starts with the recipient. The tracking below is not printed, because it gets out of date. */
export const information = style(layered({ '@media': { print: { order: -1 } } }, layers.app));
export const logistics = style(
  layered({ display: 'grid', gap: vars.space[16], '@media': { print: { display: 'none' } } }, layers.app),
);
export const facts = style(layered({ display: 'grid', gap: vars.space[8], paddingBlockStart: vars.space[12] }));
export const fact = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(5em, min(36%, 10em)) minmax(0, 1fr)', gap: vars.space[16] }),
);
export const label = style(layered({ ...textStyle('label'), color: vars.color.foreground.subtle }));
export const value = style(layered({ ...textStyle('label'), ...numeric, margin: 0 }));

/** Centered where no summary is beside it. */
export const form = style(
  layered({
    minInlineSize: 0,
    '@media': { [below('xl')]: { inlineSize: '100%', maxInlineSize: '640px', marginInline: 'auto' } },
  }),
);
/** A form with the summary of an order beside it where that fits. */
export const formColumns = style(
  layered({
    '@media': {
      [`screen and ${from('xl')}`]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 640px) 360px',
        justifyContent: 'center',
        alignItems: 'start',
        columnGap: vars.space[64],
      },
    },
  }),
);
/** The summary of an order, shown only where it fits beside the form. */
export const summary = style(layered({ display: 'none', '@media': { [from('xl')]: { display: 'block' } } }));
