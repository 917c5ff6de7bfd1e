/** Selector of the picture in a frame, which dresses it: a list has hundreds, and each class is written once more. */
export const within = (frames: string, state = '') => `${frames} > img${state}, ${frames} > picture > img${state}`;
