export { AddressForm, type AddressFormProps, type AddressFormValues } from '../commerce/AddressForm/AddressForm.tsx';
export type { LoadRegions, RegionOption } from '../commerce/AddressForm/useRegionPath.ts';
