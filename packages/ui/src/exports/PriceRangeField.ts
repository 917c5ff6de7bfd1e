export {
  PriceRangeField,
  type PriceRangeFieldProps,
  type PriceRangeValue,
} from '../forms/PriceRangeField/PriceRangeField.tsx';
export { priceRangeFieldWords } from '../forms/PriceRangeField/PriceRangeField.words.ts';
