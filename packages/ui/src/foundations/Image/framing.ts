/** Selector of the picture in a frame, which dresses it: a list has hundreds, and each class is written once more. */
export const within = (frames: string, state = '') => `${frames} > img${state}, ${frames} > picture > img${state}`;

/** Style fragment of what lies under a picture or in place of it. */
export const behind = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;
