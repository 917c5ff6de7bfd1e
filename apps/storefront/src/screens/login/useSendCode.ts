import { sendVerificationCode } from '@mallard/domain/endpoints';
import { toApiError } from '@mallard/domain/errors';
import { useToasts } from '@mallard/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../data/useErrorText.ts';
import { useServices } from '../../shell/services.ts';
import { useTranslation } from '../../shell/useTranslation.ts';

/** Seconds until a code can be sent again, where the server does not say. */
const RESEND_AFTER = 60;

/** Sends codes to phones, and knows when the next one can be sent. */
export function useSendCode() {
  const { t } = useTranslation(['login', 'shell']);
  const { client, now } = useServices();
  const toasts = useToasts();
  const errorText = useErrorText();
  const [resendAt, setResendAt] = useState<number>();
  const waitFor = (seconds: number) => setResendAt(now() + seconds * 1000);
  const sending = useMutation({
    mutationFn: (phone: string) => client.call(sendVerificationCode, { body: { phone } }),
    onSuccess: ({ resendAfter }) => {
      waitFor(resendAfter);
      toasts.show({ message: t('codeSent') });
    },
    onError: (caught) => {
      const error = toApiError(caught);
      if (error.kind === 'RateLimited') waitFor(error.retryAfter ?? RESEND_AFTER);
      const words = error.kind === 'RateLimited' ? t('shell:signIn.tooMany') : errorText(caught);
      toasts.show({ message: words, tone: 'danger' });
    },
  });
  return { send: sending.mutate, isSending: sending.isPending, resendAt };
}
