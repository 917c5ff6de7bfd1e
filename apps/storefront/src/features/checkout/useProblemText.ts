import type { OrderPreview } from '@mallard/domain/contract';
import { quantityBound } from '@mallard/domain/rules';
import { useTranslation } from '../../i18n/useTranslation.ts';

type Line = Pick<OrderPreview['lines'][number], 'status' | 'stock' | 'limit' | 'quantity'>;

/** Returns a function that says why a line cannot be ordered; `undefined` for an available line. */
export function useProblemText(): (line: Line) => string | undefined {
  const { t } = useTranslation('checkout');
  return ({ status, stock, limit, quantity }) => {
    if (status === 'available') return undefined;
    if (status === 'insufficient' && quantityBound(stock, limit) === 'limit')
      return t('problems.overLimit', { asked: quantity, count: limit });
    return t(`problems.${status}`, { asked: quantity, count: stock });
  };
}
