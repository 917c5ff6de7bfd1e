import { mapValues } from './mapValues.ts';
import { duration, easing, size, space, zIndex } from './tokens/scales.ts';
import { typography } from './tokens/typography.ts';

/** Keeps lengths in px, so that shapes keep their proportions when a shopper enlarges only the text. */
export const px = (value: number) => `${value}px`;

/**
 * CSS values that are the same in every theme and brand and at every width. They are inlined in the
 * rules: custom properties would add bytes to the theme and to each use.
 */
export const constants = {
  space: mapValues(space, px),
  size: mapValues(size, px),
  duration: mapValues(duration, (ms) => `${ms}ms`),
  easing: mapValues(easing, (points) => `cubic-bezier(${points.join(', ')})`),
  zIndex: mapValues(zIndex, String),
  // A tracking of 0 resets an inherited one.
  tracking: mapValues(typography, ({ tracking }) => (tracking === 0 ? '0' : `${tracking}em`)),
};
