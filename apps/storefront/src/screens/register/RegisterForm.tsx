import {
  NICKNAME_MAX_LENGTH,
  validateNickname,
  validatePassword,
  validatePasswordConfirmation,
  validateUsername,
} from '@mallard/domain/validation';
import { Button } from '@mallard/ui/Button';
import { Form } from '@mallard/ui/Form';
import { PasswordField } from '@mallard/ui/PasswordField';
import { TextField } from '@mallard/ui/TextField';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFirstError } from '../../forms/useFocusFirstError.ts';
import { paths } from '../../routes.ts';
import { useServices } from '../../shell/services.ts';
import { Agreement } from '../../signIn/Agreement.tsx';
import { FormAlert } from '../../signIn/FormAlert.tsx';
import { useFormErrors } from '../../signIn/useFormErrors.ts';
import { useSessionAttempt } from '../../signIn/useSessionAttempt.ts';

/** The form of a new account. */
export function RegisterForm({ redirect }: { redirect: string | undefined }) {
  const { t } = useTranslation(['register', 'shell']);
  const { actors, navigation } = useServices();
  const { isBusy, failure } = useSessionAttempt();
  const { errors, message, show, clear } = useFormErrors(failure, ['username', 'nickname', 'password']);
  const [isAgreed, setAgreed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isRegistered = useRef(false);
  useFocusFirstError(form, errors);

  useEffect(() => {
    const registered = actors.auth.on('session.registered', () => {
      isRegistered.current = true;
    });
    return () => registered.unsubscribe();
  }, [actors]);

  useEffect(() => {
    // The account exists but could not be signed in: sending the form again would only find the name taken.
    if (failure && isRegistered.current) void navigation.go(paths.login(redirect), { replace: true });
  }, [failure, navigation, redirect]);

  function submit(values: FormData) {
    const read = (name: string) => String(values.get(name));
    const username = read('username').trim();
    const nickname = read('nickname').trim();
    const password = read('password');
    const problems = {
      username: validateUsername(username),
      nickname: validateNickname(nickname),
      password: validatePassword(password),
      confirm: validatePasswordConfirmation(password, read('confirm')),
    };
    const sentences = Object.entries(problems).flatMap(([name, code]) => (code ? [[name, t(`problems.${code}`)]] : []));
    if (!isAgreed) sentences.push(['agreement', t('shell:signIn.agreementNeeded')]);
    if (sentences.length > 0) return show(Object.fromEntries(sentences));
    clear();
    actors.auth.send({ type: 'session.register', username, password, nickname, rememberMe: false });
  }

  return (
    <Form ref={form} method="post" isPending={isBusy} validationErrors={errors} onSubmit={submit}>
      <TextField
        name="username"
        label={t('username')}
        description={t('usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={20}
        isRequired
      />
      <TextField
        name="nickname"
        label={t('nickname')}
        autoComplete="nickname"
        maxLength={NICKNAME_MAX_LENGTH}
        isRequired
      />
      <PasswordField
        name="password"
        label={t('password')}
        description={t('passwordHint')}
        autoComplete="new-password"
        isRequired
      />
      <PasswordField name="confirm" label={t('confirm')} autoComplete="new-password" isRequired />
      <FormAlert message={message && t('failed', { reason: message })} />
      <Agreement isSelected={isAgreed} onChange={setAgreed} />
      <Button type="submit" size="lg" isFullWidth isPending={isBusy} pendingLabel={t('submitting')}>
        {t('submit')}
      </Button>
    </Form>
  );
}
