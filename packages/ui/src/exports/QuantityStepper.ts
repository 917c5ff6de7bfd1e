export {
  type QuantityLimit,
  QuantityStepper,
  type QuantityStepperProps,
} from '../commerce/QuantityStepper/QuantityStepper.tsx';
