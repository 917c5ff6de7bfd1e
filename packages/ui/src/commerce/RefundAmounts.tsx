import type { OrderAmounts } from '@mallard/domain/contract';
import { useMessages } from '../intl/useMessages.ts';
import { AmountTable } from './AmountTable/AmountTable.tsx';

/** How the amount of a refund comes about: price of the pieces, their share of the discount, shipping. */
export function RefundAmounts({ amounts, hasShipping }: { amounts: OrderAmounts; hasShipping: boolean }) {
  const t = useMessages('commerce', 'afterSale');
  const { goods, discount, shipping, total } = amounts;
  return (
    <AmountTable
      rows={[
        { label: t('items'), amount: goods },
        ...(discount > 0 ? [{ label: t('discount'), amount: discount, isSaving: true }] : []),
        ...(hasShipping ? [{ label: t('shipping'), amount: shipping, zeroLabel: t('shippingNotRefunded') }] : []),
      ]}
      total={{ label: t('total'), amount: total }}
    />
  );
}
