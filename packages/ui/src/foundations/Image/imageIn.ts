/**
 * Selector of the picture in a frame. Styled through the frame, because each class is repeated for
 * hundreds of pictures.
 */
export const imageIn = (frames: string, state = '') => `${frames} > img${state}, ${frames} > picture > img${state}`;
