export { Image, type ImageProps } from '../foundations/Image/Image.tsx';
export type { ImageSource } from '../foundations/Image/renderImage.tsx';
export { retryImages } from '../foundations/Image/retryImages.ts';
