import type { OrderAmounts } from '@mallard/domain/contract';
import { useWords } from '../intl/useWords.ts';
import { AmountTable } from './AmountTable/AmountTable.tsx';
import { afterSaleWords } from './afterSale.words.ts';

/** How the amount of a refund comes about: price of the pieces, their share of the discount, shipping. */
export function RefundAmounts({ amounts, hasShipping }: { amounts: OrderAmounts; hasShipping: boolean }) {
  const words = useWords(afterSaleWords);
  const { goods, discount, shipping, total } = amounts;
  return (
    <AmountTable
      rows={[
        { label: words.goods, amount: goods },
        ...(discount > 0 ? [{ label: words.discount, amount: discount, isSaving: true }] : []),
        ...(hasShipping ? [{ label: words.shipping, amount: shipping, zeroLabel: words.noShipping }] : []),
      ]}
      total={{ label: words.total, amount: total }}
    />
  );
}
