export { AspectRatio, type AspectRatioProps } from '../foundations/AspectRatio/AspectRatio.tsx';
