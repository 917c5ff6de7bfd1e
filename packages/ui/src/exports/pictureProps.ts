export { artProps, type PictureLayout, pictureProps } from '../foundations/Image/pictureProps.ts';
export * as pictureSizes from '../foundations/Image/pictureSizes.ts';
