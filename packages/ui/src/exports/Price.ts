export { Price, type PriceProps } from '../commerce/Price/Price.tsx';
