export { type PickedSku, SkuPicker, type SkuPickerProps } from '../commerce/SkuPicker/SkuPicker.tsx';
export { skuPickerWords } from '../commerce/SkuPicker/SkuPicker.words.ts';
