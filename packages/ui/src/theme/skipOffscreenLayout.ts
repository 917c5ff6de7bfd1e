import { vars } from './vars.css.ts';

/**
 * Style fragment that skips the layout of list entries far outside the window. They keep an
 * estimated height. Applies only in browsers that can show overflow of such an entry, here its
 * focus ring. The first entries are always rendered: browsers show one frame with estimated
 * heights, and visible content would shift.
 *
 * @param blockSize estimated height, until the entry was rendered
 * @param first number of entries that fill the largest window; counts the entry or its parent
 */
export function skipOffscreenLayout(blockSize: string, first: number) {
  const later = `:nth-child(n + ${first + 1})`;
  return {
    '@supports': {
      '(overflow-clip-margin: 8px)': {
        selectors: {
          [`&${later}, ${later} > &`]: {
            contentVisibility: 'auto',
            containIntrinsicBlockSize: `auto ${blockSize}`,
            overflowClipMargin: vars.space[8],
          },
        },
      },
    },
  } as const;
}
