import { vars } from './vars.css.ts';

/**
 * Style fragment for an entry of a long list: nowhere near the window it costs no layout, and has about the height it will have.
 * Only where what stands out of it, the focus ring, can be let out. The first entries are always drawn: browsers show one frame
 * with the heights that are only expected, and what is seen would move.
 *
 * @param blockSize its usual height, until it has been seen
 * @param first how many entries fill the largest of windows; the entry or its parent is counted
 */
export function offstage(blockSize: string, first: number) {
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
