import { useState } from 'react';
import { isRevisited } from '../../navigation/historyEntry.ts';
import { useSearchParams } from '../../navigation/ScreenLocation.tsx';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { PaymentStep } from './PaymentStep.tsx';
import { PaymentView } from './PaymentView.tsx';
import { paymentMeta } from './paymentMeta.ts';

/** The return page of payment providers: shows the payment result of the order in the query. */
export const Screen: ScreenModule['Screen'] = () => {
  const orderId = useOrderId();
  // A shopper who returned with the browser's Back button has not paid at the provider.
  const [isBack] = useState(isRevisited);
  return <PaymentView key={orderId} orderId={orderId} hasReturned={!isBack} />;
};

/** Shows the current step of the purchase. */
export const Middle = () => <PaymentStep orderId={useOrderId()} />;

function useOrderId(): string {
  return useSearchParams().get('orderUuid') ?? '';
}

export const meta: ScreenModule['meta'] = (context) => paymentMeta(context, context.search.get('orderUuid') ?? '');
