import type { OrderAmounts } from '@mallard/domain/contract';
import { useMessages } from '../intl/useMessages.ts';
import { AmountTable } from './AmountTable/AmountTable.tsx';

/** The parts of a refund: price of the items, their share of the discount, shipping. */
export function RefundAmounts({ amounts, hasShipping }: { amounts: OrderAmounts; hasShipping: boolean }) {
  const t = useMessages('orders', 'afterSale');
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
