import { below, from, layers, textStyle, vars } from '@mallard/ui/theme';
import { layered, layeredGlobal } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';
import eveningLightAvif from './eveningLight.avif';
import eveningLightWebp from './eveningLight.webp';

export const page = style(
  layered({
    '@media': {
      [from('lg')]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)',
        gap: vars.space[48],
        minBlockSize: `calc(100dvb - ${vars.size.header} - ${vars.space[96]})`,
      },
    },
  }),
);

export const art = style(
  layered({
    display: 'none',
    '@media': {
      [from('lg')]: {
        position: 'relative',
        display: 'block',
        overflow: 'hidden',
        borderRadius: vars.radius.xl,
        // A background image, so that phones, which hide the panel, don't load it.
        background: `50% 100% / cover no-repeat ${vars.color.scene.sage}`,
        backgroundImage: [
          `url(${eveningLightWebp})`,
          `image-set(url(${eveningLightAvif}) type('image/avif'), url(${eveningLightWebp}) type('image/webp'))`,
        ],
        color: vars.color.foreground['on-scene'],
      },
    },
  }),
);

export const greeting = style(
  layered({
    ...textStyle('display'),
    position: 'absolute',
    insetBlockStart: vars.space[64],
    insetInlineStart: vars.space[64],
    insetInlineEnd: vars.space[32],
  }),
);

export const form = style(
  layered({
    display: 'grid',
    gap: vars.space[20],
    alignContent: 'start',
    inlineSize: '100%',
    maxInlineSize: '456px',
    marginInline: 'auto',
    paddingBlock: vars.space[8],
    '@media': {
      [from('lg')]: {
        // Not centered, because messages below the button would move the form.
        paddingBlock: `max(${vars.space[48]}, (100dvb - ${vars.size.header} - ${vars.space[96]} - 37.5rem) / 2) ${vars.space[48]}`,
      },
    },
  }),
);

/** Aligns the text of the first tab with the fields. */
layeredGlobal(`${form} [role='tablist']`, { marginInlineStart: '-14px' }, layers.app);

/** On phones, toasts cover the logo: further down they would cover fields, the button or the terms. */
layeredGlobal(
  `html:has(${form}) section[data-live-announcer]`,
  {
    '@media': {
      [below('lg')]: { insetBlock: `calc(${vars.size.topbar} + ${vars.space[12]}) auto` },
    },
  },
  layers.app,
);

export const head = style(layered({ display: 'grid', gap: vars.space[4] }));

export const smallMark = style(
  layered({ marginBlockEnd: vars.space[12], '@media': { [from('lg')]: { display: 'none' } } }),
);

export const hint = style(layered({ ...textStyle('body'), color: vars.color.foreground.muted }));
