/** One star, as an SVG path in a square of 16. */
export const STAR = 'M8 1.4l2 4.1 4.5.7-3.2 3.1.7 4.5L8 11.7l-4 2.1.7-4.5L1.5 6.2 6 5.5z';
