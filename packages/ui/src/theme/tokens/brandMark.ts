/**
 * Shapes of the brand mark, a drake's head that faces right, as SVG path data; 32 by 32 px.
 *
 * The brand mark, the illustrations and Storybook's manager fill them with colors of their own.
 */
export const brandMark = {
  chest: 'M6.4 24.6h14.9c3.3 1.3 5.9 3.8 6.7 7.4H1.6c.5-3.1 2.2-5.9 4.8-7.4z',
  collar: 'M6.5 21.2h14.3l.5 3.4H6.4z',
  head: 'M13.4 1.2c5.3 0 9.5 4.1 9.5 9 0 3-1 4.3-1.8 5.9-.7 1.4-.6 3-.3 5.1H6.5c.3-2.5.1-3.8-.7-5.3C4.7 14 3.9 12.5 3.9 10.2c0-4.9 4.2-9 9.5-9z',
  bill: 'M22.3 8c2.7.2 6 1.8 8.4 3.3 1 .6.7 1.9-.4 2.1-2.9.6-6 .8-8.3.2-1.2-1.8-1-4.3.3-5.6z',
  eye: 'M17.3 7a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3z',
} as const;
