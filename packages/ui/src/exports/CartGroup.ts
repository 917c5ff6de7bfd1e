export { CartGroup, type CartGroupProps, type GroupSelection } from '../commerce/CartGroup/CartGroup.tsx';
