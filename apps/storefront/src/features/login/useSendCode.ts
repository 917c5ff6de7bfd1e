import { sendVerificationCode } from '@mallard/domain/endpoints';
import { toApiError } from '@mallard/domain/errors';
import { useToasts } from '@mallard/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useErrorToast } from '../../data/useErrorToast.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

/** Seconds until a code can be sent again, where the server does not say. */
const RESEND_AFTER = 60;
/** Key of the messages about a code. */
const CODE = 'code';

/** Sends codes to phones, and knows when the next one can be sent. */
export function useSendCode() {
  const { t } = useTranslation('shell');
  const { client, now } = useServices();
  const toasts = useToasts();
  const showError = useErrorToast();
  const [resendAt, setResendAt] = useState<number>();
  const waitFor = (seconds: number) => setResendAt(now() + seconds * 1000);
  const sending = useMutation({
    mutationFn: (phone: string) => client.call(sendVerificationCode, { body: { phone } }),
    onSuccess: ({ resendAfter }) => {
      waitFor(resendAfter);
      toasts.show({ message: t('signIn.codeSent'), key: CODE });
    },
    onError: (caught) => {
      const error = toApiError(caught);
      if (error.kind !== 'RateLimited') return showError(caught, CODE);
      const seconds = error.retryAfter ?? RESEND_AFTER;
      waitFor(seconds);
      toasts.show({
        message: t('signIn.tooMany'),
        tone: 'danger',
        key: CODE,
        until: (end) => {
          const timer = setTimeout(end, seconds * 1000);
          return () => clearTimeout(timer);
        },
      });
    },
  });
  return { send: sending.mutate, isSending: sending.isPending, resendAt };
}
