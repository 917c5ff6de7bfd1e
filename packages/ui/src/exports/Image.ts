export { Image, type ImageProps, type ImageSource } from '../foundations/Image/Image.tsx';
