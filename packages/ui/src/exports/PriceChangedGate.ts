export { PriceChangedGate, type PriceChangedGateProps } from '../commerce/PriceChangedGate/PriceChangedGate.tsx';
export { priceChangedGateWords } from '../commerce/PriceChangedGate/PriceChangedGate.words.ts';
