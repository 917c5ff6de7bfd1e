export { BuyBar, type BuyBarProps } from '../commerce/BuyBar/BuyBar.tsx';
