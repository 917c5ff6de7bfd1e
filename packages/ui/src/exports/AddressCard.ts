export { AddressCard, type AddressCardProps, type AddressTrouble } from '../commerce/AddressCard/AddressCard.tsx';
