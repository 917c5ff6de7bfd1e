export { BuyBar, type BuyBarProps } from '../commerce/BuyBar/BuyBar.tsx';
export { buyBarWords } from '../commerce/BuyBar/BuyBar.words.ts';
