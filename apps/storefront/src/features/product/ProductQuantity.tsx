import { PURCHASE_LIMIT } from '@mallard/domain/rules';
import { QuantityStepper, type QuantityStepperProps } from '@mallard/ui/QuantityStepper';
import { useTranslation } from '../../i18n/useTranslation.ts';

interface ProductQuantityProps
  extends Pick<QuantityStepperProps, 'value' | 'onChange' | 'max' | 'maxReason' | 'isDisabled'> {
  /** Most pieces that one shopper may buy. */
  limit: number;
  /** Pieces there are, once it is known of what. */
  stock: number | undefined;
}

/** How many are wanted, up to what can be had. */
export function ProductQuantity({ limit, stock, ...rest }: ProductQuantityProps) {
  const { t } = useTranslation('product');
  // With fewer in stock than one shopper may buy, the limit never is what stops.
  const isScarce = stock !== undefined && stock > 0 && stock < limit;
  const allowed = !isScarce && limit < PURCHASE_LIMIT ? t('limit', { count: limit }) : undefined;
  const isAll = isScarce && rest.value === stock;
  return <QuantityStepper {...rest} note={isAll ? t('onlyLeft', { count: stock }) : allowed} />;
}
