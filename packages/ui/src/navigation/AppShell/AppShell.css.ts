import { style, styleVariants } from '@vanilla-extract/css';
import { heightProperty } from '../../actions/StickyActionBar/StickyActionBar.css.ts';
import { below, from, tall } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { noticeRoom } from '../../theme/noticeHeight.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import { lowerBarsProperty } from './NoticeDock.css.ts';

const safeArea = 'env(safe-area-inset-bottom, 0px)';
/** Measured height of the action bar: taller than usual with long or large text. */
const actionBar = `var(${heightProperty}, 0px)`;

const floating = `${below('lg')} and ${tall}`;

const column = style(layered({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvb' }));
/** The notice is a card in wide windows: 24 px of space, or none without a notice. */
const cardGap = `min(${noticeRoom}, ${vars.space[24]})`;
/**
 * Reserves space for elements fixed to the lower edge of phones, and for the notice above them, so
 * that they never cover content or focus.
 *
 * @param room at the end of the page, without the notice
 * @param bars height of the bars
 */
function reserveSpace(room: string, bars: string) {
  return layered({
    vars: { [lowerBarsProperty]: bars },
    paddingBlockEnd: noticeRoom,
    '@media': {
      [from('lg')]: { paddingBlockEnd: `calc(${noticeRoom} + ${cardGap})` },
      [floating]: { paddingBlockEnd: `calc(${room} + ${noticeRoom})` },
      print: { paddingBlockEnd: 0 },
    },
  });
}
const navBars = `calc(${vars.size['bottom-nav']} + ${safeArea} + ${actionBar})`;
const bottomRoom = {
  none: reserveSpace('0px', safeArea),
  nav: reserveSpace(`76px + ${safeArea}`, navBars),
  actions: reserveSpace(`max(64px + ${safeArea}, ${actionBar}) + 20px`, `max(${safeArea}, ${actionBar})`),
  both: reserveSpace(`max(64px, ${actionBar}) + 84px + ${safeArea}`, navBars),
};
export const root = styleVariants(bottomRoom, (room) => [column, room]);

/** Only the screen is printed. */
export const page = style({});
export const frame = style({});
layeredGlobal(`${frame} > :not(${page})`, { '@media': { print: { display: 'none !important' } } }, layers.components);

export const skip = style(
  layered({
    ...textStyle('label-strong'),
    position: 'fixed',
    insetBlockStart: vars.space[8],
    insetInlineStart: vars.space[8],
    zIndex: vars.zIndex.toast,
    padding: '12px 20px',
    borderRadius: vars.radius.pill,
    background: vars.color.background.inverse,
    color: vars.color.foreground.inverse,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  }),
);

const columns = (first: string) => ({ gridTemplateColumns: `${first} minmax(0, 1fr)` });

const wide = style(
  layered({
    flex: 1,
    inlineSize: '100%',
    minInlineSize: 0,
    marginInline: 'auto',
    '@media': {
      // Content that loads later makes the screen taller: the footer starts below the window, so
      // that users don't see it move.
      [from('lg')]: { display: 'grid', alignContent: 'start', maxInlineSize: '1536px', minBlockSize: '100svb' },
      print: { display: 'block', minBlockSize: 0 },
    },
  }),
);
const widths = {
  full: layered({ '@media': { [from('lg')]: columns(vars.size.sidebar) } }),
  // The rail, and 1320 px for the screen between its paddings.
  rail: layered({ '@media': { [from('lg')]: { ...columns('84px'), maxInlineSize: '1464px' } } }),
  none: layered({ '@media': { [from('lg')]: { display: 'block', maxInlineSize: '1240px' } } }),
};
/** A style for each kind of sidebar, as below. */
export const body = styleVariants(widths, (width) => [wide, width]);

const beside = style(
  layered({
    display: 'none',
    '@media': {
      [from('lg')]: {
        display: 'block',
        position: 'sticky',
        insetBlockStart: vars.size.header,
        alignSelf: 'start',
        maxBlockSize: `calc(100dvb - ${vars.size.header})`,
        overflow: 'auto',
        scrollbarWidth: 'none',
      },
      print: { display: 'none' },
    },
  }),
);
const asidePadding = {
  full: layered({ padding: '24px 12px 32px 20px' }),
  rail: layered({ padding: '24px 20px 32px' }),
};
export const aside = styleVariants(asidePadding, (padding) => [beside, padding]);

const screen = style(
  layered({
    minInlineSize: 0,
    outline: 'none',
    selectors: { '&:focus-visible': { boxShadow: 'none' } },
    '@media': { print: { padding: '0 !important' } },
  }),
);
const screenPadding = {
  full: layered({ '@media': { [from('lg')]: { padding: '24px 40px 72px 28px' } } }),
  rail: layered({ '@media': { [from('lg')]: { padding: '24px 40px 72px 20px' } } }),
  none: layered({ '@media': { [from('lg')]: { padding: '24px 32px 72px' } } }),
};
export const main = styleVariants(screenPadding, (padding) => [screen, padding]);
/** Space between content and the edges of phones. */
export const inset = style(
  layered({
    '@media': {
      [below('sm')]: { paddingInline: vars.space[16] },
      [`${from('sm')} and ${below('lg')}`]: { paddingInline: vars.space[24] },
      [below('lg')]: { paddingBlock: '12px 36px' },
    },
  }),
);
