import { isBlank } from '@mallard/domain/validation';
import { Button } from '@mallard/ui/Button';
import { Form } from '@mallard/ui/Form';
import { Icon } from '@mallard/ui/Icon';
import { PasswordField } from '@mallard/ui/PasswordField';
import { TextField } from '@mallard/ui/TextField';
import { LockKeyhole, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFirstError } from '../../forms/useFocusFirstError.ts';
import { useServices } from '../../shell/services.ts';
import { FormAlert } from '../../signIn/FormAlert.tsx';
import * as styles from '../../signIn/SignInLayout.css.ts';
import { useFormErrors } from '../../signIn/useFormErrors.ts';
import { useSessionAttempt } from '../../signIn/useSessionAttempt.ts';

/** What both ways to sign in share. */
export interface SignInFormProps {
  isAgreed: boolean;
  rememberMe: boolean;
  /** The box that keeps the session. */
  boxes: ReactNode;
  /** The box that says yes to the terms. */
  agreement: ReactNode;
}

/** Signs in with user name and password. */
export function PasswordForm({ isAgreed, rememberMe, boxes, agreement }: SignInFormProps) {
  const { t } = useTranslation(['login', 'shell']);
  const { auth } = useServices().actors;
  const { isBusy, failure } = useSessionAttempt();
  const { errors, message, show, clear } = useFormErrors(failure, ['username', 'password']);
  const form = useRef<HTMLFormElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  useFocusFirstError(form, errors);

  useEffect(() => {
    if (failure && message !== null) passwordInput.current?.focus();
  }, [failure, message]);

  function submit(values: FormData) {
    const username = String(values.get('username')).trim();
    const password = String(values.get('password'));
    const problems = {
      ...(isBlank(username) && { username: t('usernameNeeded') }),
      ...(password === '' && { password: t('passwordNeeded') }),
      ...(!isAgreed && { agreement: t('shell:signIn.agreementNeeded') }),
    };
    if (Object.keys(problems).length > 0) return show(problems);
    clear();
    auth.send({ type: 'session.signIn', mode: 'password', credentials: { username, password }, rememberMe });
  }

  return (
    // POST, because a press before the page is taken over must not put the password into the address.
    <Form ref={form} method="post" isPending={isBusy} validationErrors={errors} onSubmit={submit}>
      <TextField
        name="username"
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        isRequired
        iconStart={<Icon glyph={UserRound} />}
      />
      <PasswordField
        name="password"
        label={t('password')}
        inputRef={passwordInput}
        isRequired
        maxLength={128}
        iconStart={<Icon glyph={LockKeyhole} />}
      />
      <FormAlert message={message} />
      {boxes}
      <Button type="submit" size="lg" isFullWidth isPending={isBusy} pendingLabel={t('submitting')}>
        {t('submit')}
      </Button>
      {agreement}
      <p className={styles.small}>{t('demoHint')}</p>
    </Form>
  );
}
