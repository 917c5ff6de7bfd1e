export { type PickedSku, SkuPicker, type SkuPickerProps } from '../commerce/SkuPicker/SkuPicker.tsx';
