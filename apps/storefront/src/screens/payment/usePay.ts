import { createPayment, getOrderPaymentStatus, type PaymentMethod } from '@mallard/domain/contract';
import { useToasts } from '@mallard/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { useServices } from '../../shell/services.ts';
import { safePayUrl } from './safePayUrl.ts';

/** Starts paying an order and goes to the provider's page in this tab, from where the shopper comes back. */
export function usePay(orderUuid: string) {
  const { t } = useTranslation('payment');
  const { client, queryClient } = useServices();
  const toasts = useToasts();
  const errorText = useErrorText();
  const [isLeaving, setLeaving] = useState(false);

  const pay = useMutation({
    mutationFn: (method: PaymentMethod) => client.call(createPayment, { body: { orderUuid, method } }),
    onSuccess: ({ payUrl }) => {
      const target = safePayUrl(payUrl, window.location.origin);
      if (target === null) return void toasts.show({ message: t('failed'), tone: 'danger' });
      setLeaving(true);
      window.location.assign(target);
    },
    onError: (error) => {
      const reason = errorText(error);
      if (reason !== null) toasts.show({ message: t('failedBecause', { reason }), tone: 'danger' });
      void queryClient.invalidateQueries({ queryKey: endpointKey(getOrderPaymentStatus) });
    },
  });

  useEffect(() => {
    // Back from the provider, the browser may show this page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setLeaving(false);
      void queryClient.invalidateQueries({ queryKey: endpointKey(getOrderPaymentStatus) });
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [queryClient]);

  return { isPaying: pay.isPending || isLeaving, pay: (method: PaymentMethod) => pay.mutate(method) };
}
