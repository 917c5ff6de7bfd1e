import type { OrderPreview } from '@mallard/domain/contract';
import { quantityBound } from '@mallard/domain/rules';
import { useTranslation } from '../../i18n/useTranslation.ts';

type Line = Pick<OrderPreview['lines'][number], 'status' | 'stock' | 'limit' | 'quantity'>;

/** Says why a line is left out of the order; of one that is not, nothing. */
export function useProblemText(): (line: Line) => string | undefined {
  const { t } = useTranslation('checkout');
  return ({ status, stock, limit, quantity }) => {
    if (status === 'available') return undefined;
    if (status === 'insufficient' && quantityBound(stock, limit) === 'limit')
      return t('problems.overLimit', { asked: quantity, count: limit });
    return t(`problems.${status}`, { asked: quantity, count: stock });
  };
}
