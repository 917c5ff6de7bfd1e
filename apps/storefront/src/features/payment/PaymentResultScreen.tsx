import { useState } from 'react';
import { isRevisited } from '../../navigation/historyEntry.ts';
import { useSearchParams } from '../../navigation/ScreenLocation.tsx';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { PaymentStep } from './PaymentStep.tsx';
import { PaymentView } from './PaymentView.tsx';
import { paymentMeta } from './paymentMeta.ts';

/** Where a payment provider sends the shopper back to: how paying the order in the query ended, or stands. */
export const Screen: ScreenModule['Screen'] = () => {
  const orderId = useOrderId();
  // Back from the provider's page, the shopper has decided nothing there.
  const [isBack] = useState(isRevisited);
  return <PaymentView key={orderId} orderId={orderId} hasReturned={!isBack} />;
};

/** The step of the purchase that this is. */
export const Middle = () => <PaymentStep orderId={useOrderId()} />;

function useOrderId(): string {
  return useSearchParams().get('orderUuid') ?? '';
}

export const meta: ScreenModule['meta'] = (context) => paymentMeta(context, context.search.get('orderUuid') ?? '');
