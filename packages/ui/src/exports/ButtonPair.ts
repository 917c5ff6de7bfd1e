export { ButtonPair, type ButtonPairProps } from '../actions/ButtonPair/ButtonPair.tsx';
