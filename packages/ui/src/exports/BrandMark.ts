export { BrandMark, type BrandMarkProps } from '../navigation/BrandMark/BrandMark.tsx';
