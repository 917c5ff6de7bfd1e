export { AddressCard, type AddressCardProps } from '../commerce/AddressCard/AddressCard.tsx';
