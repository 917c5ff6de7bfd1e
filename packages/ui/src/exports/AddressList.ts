export { AddressList, type AddressListProps } from '../commerce/AddressList/AddressList.tsx';
