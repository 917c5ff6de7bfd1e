export { artProps, type PictureLayout, pictureProps } from '../commerce/pictureProps.ts';
export * as pictureSizes from '../commerce/pictureSizes.ts';
