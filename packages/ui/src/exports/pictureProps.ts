export { artProps, type PictureLayout, pictureProps } from '../commerce/pictureProps.ts';
export { pictureSizes } from '../commerce/pictureSizes.ts';
