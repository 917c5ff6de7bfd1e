export { parseQuantity } from '../commerce/QuantityStepper/parseQuantity.ts';
export {
  type Quantity,
  type QuantityLimit,
  type QuantityOptions,
  type QuantityStop,
  useQuantity,
} from '../commerce/QuantityStepper/useQuantity.ts';
