export { Price, type PriceProps } from '../foundations/Price/Price.tsx';
