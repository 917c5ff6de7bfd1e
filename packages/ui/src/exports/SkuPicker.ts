export { SkuPicker, type SkuPickerProps } from '../commerce/SkuPicker/SkuPicker.tsx';
