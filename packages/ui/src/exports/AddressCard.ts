export { AddressCard, type AddressCardProps, type AddressTrouble } from '../commerce/AddressCard/AddressCard.tsx';
export { addressCardWords } from '../commerce/AddressCard/AddressCard.words.ts';
