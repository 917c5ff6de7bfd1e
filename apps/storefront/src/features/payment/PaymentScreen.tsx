import { useParam } from '../../navigation/ScreenLocation.tsx';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { PaymentStep } from './PaymentStep.tsx';
import { PaymentView } from './PaymentView.tsx';
import { paymentMeta } from './paymentMeta.ts';

/** The payment of the order in the path. */
export const Screen: ScreenModule['Screen'] = () => {
  const orderId = useParam('uuid');
  return <PaymentView key={orderId} orderId={orderId} hasReturned={false} />;
};

/** Shows the current step of the purchase. */
export const Middle = () => <PaymentStep orderId={useParam('uuid')} />;

export const meta: ScreenModule['meta'] = (context) => paymentMeta(context, context.params.uuid ?? '');
