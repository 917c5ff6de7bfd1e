export {
  PriceRangeField,
  type PriceRangeFieldProps,
  type PriceRangeValue,
} from '../forms/PriceRangeField/PriceRangeField.tsx';
