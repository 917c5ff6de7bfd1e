export { PriceChangedGate, type PriceChangedGateProps } from '../commerce/PriceChangedGate/PriceChangedGate.tsx';
