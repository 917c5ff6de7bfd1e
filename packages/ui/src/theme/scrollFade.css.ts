import { createVar, keyframes } from '@vanilla-extract/css';
import { forcedColors } from './motion.ts';

const fadeStart = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
const fadeEnd = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
const FADE = '28px';
/** How much of each end is hidden, along the way that the row can scroll. A row that does not scroll has no timeline. */
const fades = keyframes({
  '0%': { vars: { [fadeStart]: '0px', [fadeEnd]: FADE } },
  '8%': { vars: { [fadeStart]: FADE, [fadeEnd]: FADE } },
  '92%': { vars: { [fadeStart]: FADE, [fadeEnd]: FADE } },
  '100%': { vars: { [fadeStart]: FADE, [fadeEnd]: '0px' } },
});
const mask = (side: string) =>
  `linear-gradient(to ${side}, transparent, #000 ${fadeStart}, #000 calc(100% - ${fadeEnd}), transparent)`;

/**
 * Style fragment for a row that scrolls: it fades where there is more. Costs no script; where browsers know no animation by
 * scrolling, the row is cut at its edge.
 */
export const scrollFade = {
  '@supports': {
    '(animation-timeline: scroll())': {
      // One by one: Lightning CSS writes the timeline into the shorthand, which no browser takes there.
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
