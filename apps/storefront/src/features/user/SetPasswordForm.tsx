import { resetPassword } from '@mallard/domain/endpoints';
import { ApiFailure, toApiError } from '@mallard/domain/errors';
import { type PasswordReset, ResetPasswordForm } from '@mallard/ui/ResetPasswordForm';
import { useToasts } from '@mallard/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormProblem } from '../../data/useFormProblem.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useSingle } from '../../react/useSingle.ts';
import { useUnsaved } from '../../screen/useUnsaved.ts';
import { useServices } from '../../services/services.ts';
import { useSendCode } from '../../session/useSendCode.ts';

const FIELDS = ['code', 'newPassword'];

interface SetPasswordFormProps {
  /** The phone that the account logs in with. */
  phone: string;
  /** Called once the password is set. */
  onDone: () => void;
}

/** Sets a first or new password with a code sent to the account's phone. The server ends every other session. */
export function SetPasswordForm({ phone, onDone }: SetPasswordFormProps) {
  const { t } = useTranslation('user');
  const { client, actors, config } = useServices();
  const toasts = useToasts();
  const code = useSendCode();
  const markUnsaved = useUnsaved();
  const save = useMutation({
    mutationFn: (body: PasswordReset) => client.call(resetPassword, { body }),
    onSuccess: () => {
      markUnsaved(false);
      toasts.show({ message: t('password.wasSet') });
      const { user } = actors.auth.read();
      if (user) actors.auth.send({ type: 'user.updated', user: { ...user, hasPassword: true } });
      onDone();
    },
  });
  const submit = useSingle((body: PasswordReset) => save.mutateAsync(body).catch(() => undefined));
  const failure = useMemo(() => (save.error ? new ApiFailure(toApiError(save.error)) : null), [save.error]);

  return (
    <ResetPasswordForm
      {...useFormProblem(failure, FIELDS)}
      phone={phone}
      passwordLength={config.shop.password}
      submitLabel={t('password.set')}
      isPending={save.isPending}
      isSendingCode={code.isSending}
      resendAt={code.resendAt}
      onSendCode={code.send}
      onDirtyChange={markUnsaved}
      onSubmit={(body) => void submit(body)}
    />
  );
}
