import type { AfterSale, Order } from '@mallard/domain/contract';
import type { AfterSaleKind } from '@mallard/domain/rules';
import type { AfterSaleRequest } from '@mallard/state-machines/orders';
import { RefundForm } from '@mallard/ui/RefundForm';
import { useEffect, useState } from 'react';
import { useUnsaved } from '../../screen/useUnsaved.ts';
import { claimableItems, refundAmounts } from './afterSaleFacts.ts';
import { useAfterSalePhotos } from './useAfterSalePhotos.ts';

interface AfterSaleFormProps {
  order: Order;
  /** All earlier requests about the order. */
  requests: readonly AfterSale[];
  kinds: readonly AfterSaleKind[];
  isPending: boolean;
  errorMessage: string | undefined;
  onSubmit: (request: AfterSaleRequest) => void;
}

/** The form for a return or refund, with photos. Asks before unsaved input is discarded. */
export function AfterSaleForm({ order, requests, kinds, onSubmit, ...status }: AfterSaleFormProps) {
  const { imageUuids, ...photos } = useAfterSalePhotos();
  const [isDirty, setDirty] = useState(false);
  const markUnsaved = useUnsaved();
  const isUnsaved = !status.isPending && (isDirty || photos.photos.length > 0);
  useEffect(() => markUnsaved(isUnsaved), [markUnsaved, isUnsaved]);
  return (
    <RefundForm
      {...status}
      {...photos}
      items={claimableItems(order, requests)}
      kinds={kinds}
      hasShipping={order.amounts.shipping > 0}
      amountsOf={(itemId, quantity) => refundAmounts(order, requests, { itemId, quantity })}
      onDirtyChange={setDirty}
      onSubmit={(draft) => onSubmit({ ...draft, imageUuids })}
    />
  );
}
