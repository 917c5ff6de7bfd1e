import { getOrder } from '@mallard/domain/endpoints';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useSessionStatus } from '../../session/session.ts';
import { PurchaseSteps } from '../../shared/purchase/PurchaseSteps.tsx';

/** Shows the step of the purchase: payment, or done. */
export function PaymentStep({ orderId }: { orderId: string }) {
  const isSignedIn = useSessionStatus() === 'signedIn';
  const { data } = useEndpoint(getOrder, { params: { id: orderId } }, { isEnabled: isSignedIn });
  return <PurchaseSteps current={data?.paymentStatus === 'paid' ? 'done' : 'payment'} />;
}
