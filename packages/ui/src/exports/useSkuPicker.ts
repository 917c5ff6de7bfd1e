export { type SkuChoices, type SkuPickerOptions, useSkuPicker } from '../commerce/SkuPicker/useSkuPicker.ts';
