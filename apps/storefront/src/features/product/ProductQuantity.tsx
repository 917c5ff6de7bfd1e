import { PURCHASE_LIMIT } from '@mallard/domain/rules';
import { QuantityStepper, type QuantityStepperProps } from '@mallard/ui/QuantityStepper';
import { useTranslation } from '../../i18n/useTranslation.ts';

interface ProductQuantityProps
  extends Pick<QuantityStepperProps, 'value' | 'onChange' | 'max' | 'maxReason' | 'isDisabled'> {
  /** Purchase limit per customer. */
  limit: number;
  /** Stock of the selected SKU; `undefined` until one is selected. */
  stock: number | undefined;
}

/** Quantity stepper of a product, with a note about its limit. */
export function ProductQuantity({ limit, stock, ...stepperProps }: ProductQuantityProps) {
  const { t } = useTranslation('product');
  // If the stock is lower than the limit, the stock is what limits the quantity.
  const isScarce = stock !== undefined && stock > 0 && stock < limit;
  const limitNote = !isScarce && limit < PURCHASE_LIMIT ? t('limit', { count: limit }) : undefined;
  const isWholeStock = isScarce && stepperProps.value === stock;
  return <QuantityStepper {...stepperProps} note={isWholeStock ? t('onlyLeft', { count: stock }) : limitNote} />;
}
