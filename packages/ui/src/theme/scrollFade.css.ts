import { createVar, keyframes } from '@vanilla-extract/css';
import { forcedColors } from './motion.ts';

const fadeStart = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
const fadeEnd = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
const FADE = '28px';
/** How much of each end is faded, by scroll progress. A row that does not scroll has no timeline. */
const fades = keyframes({
  '0%': { vars: { [fadeStart]: '0px', [fadeEnd]: FADE } },
  '8%': { vars: { [fadeStart]: FADE, [fadeEnd]: FADE } },
  '92%': { vars: { [fadeStart]: FADE, [fadeEnd]: FADE } },
  '100%': { vars: { [fadeStart]: FADE, [fadeEnd]: '0px' } },
});
const mask = (side: string) =>
  `linear-gradient(to ${side}, transparent, #000 ${fadeStart}, #000 calc(100% - ${fadeEnd}), transparent)`;

/**
 * Style fragment for a scrolling row that fades at ends with more content. Needs no script.
 * Browsers without scroll-driven animations cut the row at its edge.
 */
export const scrollFade = {
  '@supports': {
    '(animation-timeline: scroll())': {
      // Written as longhands: Lightning CSS puts the timeline into the shorthand, which no browser
      // supports.
      animationName: fades,
      animationTimingFunction: 'linear',
      animationFillMode: 'both',
      animationTimeline: 'scroll(self inline)',
      maskImage: mask('right'),
      selectors: { '&:dir(rtl)': { maskImage: mask('left') } },
      '@media': { [forcedColors]: { maskImage: 'none' } },
    },
  },
} as const;
