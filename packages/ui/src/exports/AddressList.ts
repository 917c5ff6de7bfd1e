export { AddressList, type AddressListProps } from '../commerce/AddressList/AddressList.tsx';
export { addressListWords } from '../commerce/AddressList/AddressList.words.ts';
