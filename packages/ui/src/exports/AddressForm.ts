export { AddressForm, type AddressFormProps } from '../commerce/AddressForm/AddressForm.tsx';
export type {
  AddressFormField,
  AddressFormLayout,
  AddressFormPart,
  AddressFormValues,
  ParsePasted,
  PastedAddress,
} from '../commerce/AddressForm/AddressFormValues.ts';
export { toPath, toRegion } from '../commerce/AddressForm/AddressFormValues.ts';
export type { LoadChildren as LoadRegions, RegionOption } from '../commerce/RegionPicker/RegionOption.ts';
