export {
  type QuantityLimit,
  QuantityStepper,
  type QuantityStepperProps,
  type QuantityStop,
} from '../commerce/QuantityStepper/QuantityStepper.tsx';
