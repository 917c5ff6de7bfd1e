import { sendVerificationCode } from '@mallard/domain/contract';
import { toApiError } from '@mallard/domain/errors';
import { isMobilePhone, normalizeDigits, validateVerificationCode } from '@mallard/domain/validation';
import { Button } from '@mallard/ui/Button';
import { Form } from '@mallard/ui/Form';
import { TextField } from '@mallard/ui/TextField';
import { useToasts } from '@mallard/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../data/useErrorText.ts';
import { useFocusFirstError } from '../../forms/useFocusFirstError.ts';
import { useServices } from '../../shell/services.ts';
import { FormAlert } from '../../signIn/FormAlert.tsx';
import * as styles from '../../signIn/SignInLayout.css.ts';
import { useFormErrors } from '../../signIn/useFormErrors.ts';
import { useSessionAttempt } from '../../signIn/useSessionAttempt.ts';
import type { SignInFormProps } from './PasswordForm.tsx';
import { useWait } from './useWait.ts';

/** Seconds until a code can be sent again, where the server does not say. */
const RESEND_AFTER = 60;

/** Signs in with a phone and the code sent to it; the first time, that makes an account. */
export function CodeForm({ isAgreed, rememberMe, boxes, agreement }: SignInFormProps) {
  const { t } = useTranslation(['login', 'shell']);
  const { client, actors } = useServices();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { isBusy, failure } = useSessionAttempt();
  const { errors, message, show, clear } = useFormErrors(failure, ['phone', 'code']);
  const [phone, setPhone] = useState('');
  const wait = useWait();
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, errors);

  const send = useMutation({
    mutationFn: () => client.call(sendVerificationCode, { body: { phone: normalizeDigits(phone) } }),
    onSuccess: ({ resendAfter }) => {
      wait.start(resendAfter);
      toasts.show({ message: t('codeSent') });
    },
    onError: (caught) => {
      const error = toApiError(caught);
      if (error.kind === 'RateLimited') wait.start(error.retryAfter ?? RESEND_AFTER);
      const words = error.kind === 'RateLimited' ? t('shell:signIn.tooMany') : errorText(caught);
      toasts.show({ message: words, tone: 'danger' });
    },
  });

  function askForCode() {
    if (wait.secondsLeft > 0) return;
    if (!isMobilePhone(phone)) return show({ phone: t('phoneWrong') });
    send.mutate();
  }

  function submit(values: FormData) {
    const code = normalizeDigits(String(values.get('code')));
    const problems = {
      ...(!isMobilePhone(phone) && { phone: t('phoneWrong') }),
      ...(validateVerificationCode(code) && { code: t('codeWrong') }),
      ...(!isAgreed && { agreement: t('shell:signIn.agreementNeeded') }),
    };
    if (Object.keys(problems).length > 0) return show(problems);
    clear();
    const credentials = { phone: normalizeDigits(phone), code };
    actors.auth.send({ type: 'session.signIn', mode: 'code', credentials, rememberMe });
  }

  return (
    <Form ref={form} method="post" isPending={isBusy} validationErrors={errors} onSubmit={submit}>
      <TextField
        name="phone"
        type="tel"
        label={t('phone')}
        autoComplete="tel-national"
        maxLength={20}
        isRequired
        value={phone}
        onChange={setPhone}
      />
      <TextField
        name="code"
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        isRequired
        end={
          <Button
            variant="ghost"
            size="sm"
            isPending={send.isPending}
            isDisabled={wait.secondsLeft > 0}
            onPress={askForCode}
          >
            {wait.secondsLeft > 0 ? t('resendIn', { seconds: wait.secondsLeft }) : t('sendCode')}
          </Button>
        }
      />
      <FormAlert message={message} />
      {boxes}
      <Button type="submit" size="lg" isFullWidth isPending={isBusy} pendingLabel={t('submitting')}>
        {t('submit')}
      </Button>
      {agreement}
      <p className={styles.small}>{t('codeHint')}</p>
    </Form>
  );
}
