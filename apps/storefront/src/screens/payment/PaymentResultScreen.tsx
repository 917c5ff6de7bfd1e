import { useSearchParams } from '../../shell/ScreenLocation.tsx';
import type { ScreenModule } from '../../shell/screenModule.ts';
import { PaymentView } from './PaymentView.tsx';

/** Where a payment provider sends the shopper back to: how paying the order in the query ended, or stands. */
export const Screen: ScreenModule['Screen'] = () => (
  <PaymentView orderUuid={useSearchParams().get('orderUuid') ?? ''} />
);

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('payment:title') });
