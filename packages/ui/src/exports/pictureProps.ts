export { pictureProps } from '../commerce/pictureProps.ts';
