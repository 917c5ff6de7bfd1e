export {
  type PriceRange,
  PriceRangeField,
  type PriceRangeFieldProps,
} from '../forms/PriceRangeField/PriceRangeField.tsx';
export { priceRangeFieldWords } from '../forms/PriceRangeField/PriceRangeField.words.ts';
