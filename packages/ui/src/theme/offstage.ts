import { vars } from './vars.css.ts';

/**
 * Style fragment for an entry of a long list: nowhere near the window it costs no layout, and has about the height it will have.
 * Only where what stands out of it, the focus ring, can be let out.
 *
 * @param blockSize its usual height, until it has been seen
 */
export function offstage(blockSize: string) {
  return {
    '@supports': {
      '(overflow-clip-margin: 8px)': {
        contentVisibility: 'auto',
        containIntrinsicBlockSize: `auto ${blockSize}`,
        overflowClipMargin: vars.space[8],
      },
    },
  } as const;
}
