import { getOrder } from '@mallard/domain/endpoints';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { PurchaseSteps } from '../../goods/PurchaseSteps.tsx';
import { useSessionStatus } from '../../shell/session.ts';

/** Where the purchase stands: at its payment, or done. */
export function PaymentStep({ orderId }: { orderId: string }) {
  const isSignedIn = useSessionStatus() === 'signedIn';
  const { data } = useEndpoint(getOrder, { params: { id: orderId } }, { isEnabled: isSignedIn });
  return <PurchaseSteps current={data?.paymentStatus === 'paid' ? 'done' : 'payment'} />;
}
