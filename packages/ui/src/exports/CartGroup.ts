export { CartGroup, type CartGroupProps, type GroupSelection } from '../commerce/CartGroup/CartGroup.tsx';
export { cartGroupWords } from '../commerce/CartGroup/CartGroup.words.ts';
