export { type AddressPart, addressParts } from '../commerce/AddressCard/formatAddress.ts';
export { formatRegion } from '../commerce/RegionPicker/formatRegion.ts';
