import { changePassword } from '@mallard/domain/endpoints';
import { toApiError } from '@mallard/domain/errors';
import { validatePassword, validatePasswordConfirmation } from '@mallard/domain/validation';
import { Button } from '@mallard/ui/Button';
import { Form } from '@mallard/ui/Form';
import { PasswordField } from '@mallard/ui/PasswordField';
import { useToasts } from '@mallard/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorToast } from '../../data/useErrorToast.ts';
import { useFieldErrors } from '../../data/useFieldErrors.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useSingle } from '../../react/useSingle.ts';
import { useUnsaved } from '../../screen/useUnsaved.ts';
import { useServices } from '../../services/services.ts';

interface Passwords {
  oldPassword: string;
  newPassword: string;
}
type Errors = Readonly<Record<string, string>>;

/** Form to change the password. The server ends every other session. */
export function PasswordForm() {
  const { t } = useTranslation(['user', 'errors']);
  const { client, config } = useServices();
  const toasts = useToasts();
  const showError = useErrorToast();
  const fieldErrors = useFieldErrors();
  const [errors, setErrors] = useState<Errors>({});
  const [formKey, setFormKey] = useState(0);
  const markUnsaved = useUnsaved();
  const save = useMutation({
    mutationFn: (body: Passwords) => client.call(changePassword, { body }),
    onSuccess: () => {
      markUnsaved(false);
      toasts.show({ message: t('password.saved'), key: 'password' });
      setFormKey((key) => key + 1);
    },
    onError: (error) => {
      if (toApiError(error).kind === 'BadRequest') setErrors(fieldErrors(error));
      else showError(error, 'password');
    },
  });

  const send = useSingle((body: Passwords) => save.mutateAsync(body).catch(() => undefined));

  function submit(values: FormData) {
    const text = (name: string) => String(values.get(name) ?? '');
    const problems: Record<string, string> = {};
    // The message doesn't repeat the password rules: the field's description already states them.
    if (validatePassword(text('newPassword'), config.shop.password)) problems.newPassword = t('password.invalid');
    else if (!validatePasswordConfirmation(text('newPassword'), text('oldPassword')))
      problems.newPassword = t('password.unchanged');
    else if (validatePasswordConfirmation(text('newPassword'), text('confirm')))
      problems.confirm = t('password.mismatch');
    for (const name of ['oldPassword', 'newPassword', 'confirm'])
      if (text(name) === '') problems[name] = t('errors:fields.REQUIRED');
    setErrors(problems);
    if (Object.keys(problems).length === 0)
      void send({ oldPassword: text('oldPassword'), newPassword: text('newPassword') });
  }

  return (
    <Form
      key={formKey}
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
