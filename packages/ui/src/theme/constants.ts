import { mapValues } from './mapValues.ts';
import { duration, easing, size, space, zIndex } from './tokens/scales.ts';
import { typography } from './tokens/typography.ts';

/** Lengths in px stay px, so that shapes keep their proportions when a shopper enlarges only the text. */
export const px = (value: number) => `${value}px`;

/**
 * CSS values that are the same in every theme and brand and at every width. They stand in the rules as they are: as custom
 * properties they would weigh more, in the theme and wherever they are read.
 */
export const constants = {
  space: mapValues(space, px),
  size: mapValues(size, px),
  duration: mapValues(duration, (ms) => `${ms}ms`),
  easing: mapValues(easing, (points) => `cubic-bezier(${points.join(', ')})`),
  zIndex: mapValues(zIndex, String),
  // A tracking of none is written all the same: it takes back one that is inherited.
  tracking: mapValues(typography, ({ tracking }) => (tracking === 0 ? '0' : `${tracking}em`)),
};
