import { useParam } from '../../shell/ScreenLocation.tsx';
import type { ScreenModule } from '../../shell/screenModule.ts';
import { PaymentView } from './PaymentView.tsx';

/** Paying the order that the path names. */
export const Screen: ScreenModule['Screen'] = () => <PaymentView orderUuid={useParam('uuid')} />;

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('payment:title') });
