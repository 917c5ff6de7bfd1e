import { getOrder } from '@mallard/domain/contract';
import { toApiError } from '@mallard/domain/errors';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { ScreenError } from '../../shell/ScreenError.tsx';
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx';
import { PaymentContent } from './PaymentContent.tsx';
import { usePaymentStatus } from './usePaymentStatus.ts';

/** Paying one order, from the first look to the outcome; a reload goes on where it was. */
export function PaymentView({ orderUuid }: { orderUuid: string }) {
  const errorText = useErrorText();
  const order = useEndpoint(getOrder, { params: { id: orderUuid } });
  const { status, phase, onDeadline } = usePaymentStatus(orderUuid);

  if (order.data && phase !== null) {
    return (
      <PaymentContent
        order={order.data}
        phase={phase}
        lastMethod={status.data?.payment?.method}
        onDeadline={onDeadline}
      />
    );
  }
  const error = order.error ?? status.error;
  if (!error) return <ScreenSkeleton />;
  const { kind } = toApiError(error);
  // An id that is no id is a page that does not exist, too.
  if (kind === 'NotFound' || kind === 'BadRequest') return <ScreenError kind="notFound" />;
  const retry = () => {
    void order.refetch();
    void status.refetch();
  };
  return (
    <ScreenError isRetrying={order.isFetching || status.isFetching} onRetry={retry}>
      {errorText(error)}
    </ScreenError>
  );
}
