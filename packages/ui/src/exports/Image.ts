export { Image, type ImageProps } from '../foundations/Image/Image.tsx';
