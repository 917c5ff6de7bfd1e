import { changePassword } from '@mallard/domain/endpoints';
import { toApiError } from '@mallard/domain/errors';
import { validatePassword, validatePasswordConfirmation } from '@mallard/domain/validation';
import { Button } from '@mallard/ui/Button';
import { Form } from '@mallard/ui/Form';
import { PasswordField } from '@mallard/ui/PasswordField';
import { useToasts } from '@mallard/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useSingle } from '../../app/useSingle.ts';
import { useErrorToast } from '../../data/useErrorToast.ts';
import { useFieldErrors } from '../../data/useFieldErrors.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useUnsaved } from '../../navigation/useUnsaved.ts';

interface Passwords {
  oldPassword: string;
  newPassword: string;
}
type Errors = Readonly<Record<string, string>>;

/** Replaces the password; every other session ends. */
export function PasswordForm() {
  const { t } = useTranslation(['user', 'errors']);
  const { client } = useServices();
  const toasts = useToasts();
  const showError = useErrorToast();
  const fieldErrors = useFieldErrors();
  const [errors, setErrors] = useState<Errors>({});
  const [round, setRound] = useState(0);
  const markUnsaved = useUnsaved();
  const save = useMutation({
    mutationFn: (body: Passwords) => client.call(changePassword, { body }),
    onSuccess: () => {
      markUnsaved(false);
      toasts.show({ message: t('password.saved'), key: 'password' });
      setRound((number) => number + 1);
    },
    onError: (error) => {
      if (toApiError(error).kind === 'BadRequest') setErrors(fieldErrors(error));
      else showError(error, 'password');
    },
  });

  const send = useSingle((body: Passwords) => save.mutateAsync(body).catch(() => undefined));

  function submit(values: FormData) {
    const text = (name: string) => String(values.get(name) ?? '');
    const found: Record<string, string> = {};
    // What a new one must be like stands below its field already.
    if (validatePassword(text('newPassword'))) found.newPassword = t('password.invalid');
    else if (!validatePasswordConfirmation(text('newPassword'), text('oldPassword')))
      found.newPassword = t('password.unchanged');
    else if (validatePasswordConfirmation(text('newPassword'), text('confirm'))) found.confirm = t('password.mismatch');
    for (const name of ['oldPassword', 'newPassword', 'confirm'])
      if (text(name) === '') found[name] = t('errors:fields.REQUIRED');
    setErrors(found);
    if (Object.keys(found).length === 0)
      void send({ oldPassword: text('oldPassword'), newPassword: text('newPassword') });
  }

  return (
    <Form
      key={round}
      isPending={save.isPending}
      validationErrors={errors}
      onDirtyChange={markUnsaved}
      onSubmit={submit}
    >
      <PasswordField name="oldPassword" label={t('password.old')} isRequired />
      <PasswordField
        name="newPassword"
        label={t('password.new')}
        description={t('password.hint')}
        autoComplete="new-password"
        isRequired
      />
      <PasswordField name="confirm" label={t('password.confirm')} autoComplete="new-password" isRequired />
      <Button type="submit" variant="quiet" isPending={save.isPending}>
        {t('password.save')}
      </Button>
    </Form>
  );
}
