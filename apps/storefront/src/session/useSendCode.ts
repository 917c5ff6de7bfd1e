import { sendVerificationCode } from '@mallard/domain/endpoints';
import { toApiError } from '@mallard/domain/errors';
import { useToasts } from '@mallard/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorToast } from '../data/useErrorToast.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useServices } from '../services/services.ts';

/** Seconds until a code can be sent again, if the server does not specify it. */
const DEFAULT_RESEND_AFTER = 60;
/** Key of the toasts about a code. */
const TOAST_KEY = 'code';

/** Sends codes to phones. `resendAt` is the time when the next code can be sent. */
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
      toasts.show({ message: t('signIn.codeSent'), key: TOAST_KEY });
    },
    onError: (caught) => {
      const error = toApiError(caught);
      if (error.kind !== 'RateLimited') return showError(caught, TOAST_KEY);
      const seconds = error.retryAfter ?? DEFAULT_RESEND_AFTER;
      waitFor(seconds);
      toasts.show({
        message: t('signIn.tooMany'),
        tone: 'danger',
        key: TOAST_KEY,
        until: (end) => {
          const timer = setTimeout(end, seconds * 1000);
          return () => clearTimeout(timer);
        },
      });
    },
  });
  return { send: sending.mutate, isSending: sending.isPending, resendAt };
}
