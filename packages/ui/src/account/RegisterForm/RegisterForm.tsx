import type { PasswordLength, PasswordProblem } from '@mallard/domain/validation';
import {
  defaultPasswordLength,
  nicknameRule,
  normalizeUsername,
  validateNickname,
  validatePassword,
  validatePasswordConfirmation,
  validateUsername,
} from '@mallard/domain/validation';
import { type Ref, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Form, type FormProps } from '../../forms/Form/Form.tsx';
import { FormAlert } from '../../forms/Form/FormAlert.tsx';
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { AgreementBox, type AgreementHrefs } from '../AgreementBox.tsx';
import { useRetryWait } from '../useRetryWait.ts';

/** Values of a new account. */
export interface NewAccount {
  username: string;
  nickname: string;
  password: string;
}

export interface RegisterFormProps extends Omit<FormProps, 'children' | 'onSubmit' | 'method'>, AgreementHrefs {
  /** Called with the values once they are valid and the terms are accepted. */
  onSubmit: (account: NewAccount) => void;
  /** Why the registration failed, when no single field is invalid. */
  errorMessage?: string | undefined;
  /** Limits of the password's length, in code points. @default 8 to 20 */
  passwordLength?: PasswordLength | undefined;
  /** When another attempt is allowed after too many, milliseconds since 1970. */
  retryAt?: number | undefined;
  ref?: Ref<HTMLFormElement> | undefined;
}

type FieldError =
  | NonNullable<ReturnType<typeof validateUsername | typeof validateNickname | typeof validatePasswordConfirmation>>
  | PasswordProblem;

/** Creates an account. Each field is validated on blur, and all of them before the form is submitted. */
export function RegisterForm(props: RegisterFormProps) {
  const {
    onSubmit,
    termsHref,
    privacyHref,
    errorMessage,
    retryAt,
    isPending,
    passwordLength = defaultPasswordLength,
    ...remainingProps
  } = props;
  const t = useMessages('account', 'RegisterForm');
  const tSignIn = useMessages('account', 'signIn');
  const wait = useRetryWait(retryAt);
  const [password, setPassword] = useState('');
  const lengths = { min: passwordLength.minLength, max: passwordLength.maxLength };
  const errorOf = (code: FieldError | undefined) => (code ? t(`errors.${code}`, lengths) : undefined);

  return (
    <Form
      {...remainingProps}
      method="post"
      isPending={isPending}
      onSubmit={(values) => {
        const username = normalizeUsername(String(values.get('username')));
        const nickname = nicknameRule.normalize(String(values.get('nickname')));
        if (wait.mayGoOn()) onSubmit({ username, nickname, password });
      }}
    >
      <TextField
        name="username"
        label={tSignIn('username')}
        description={t('usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        isRequired
        validate={(text) => errorOf(validateUsername(text))}
      />
      <TextField
        name="nickname"
        label={t('nickname')}
        autoComplete="nickname"
        isRequired
        validate={(text) => errorOf(validateNickname(text))}
      />
      <PasswordField
        name="password"
        label={tSignIn('password')}
        description={t('passwordHint', lengths)}
        autoComplete="new-password"
        isRequired
        value={password}
        onChange={setPassword}
        validate={(text) => errorOf(validatePassword(text, passwordLength))}
      />
      <PasswordField
        name="confirm"
        label={t('confirm')}
        autoComplete="new-password"
        isRequired
        validate={(text) => errorOf(validatePasswordConfirmation(password, text))}
      />
      <AgreementBox termsHref={termsHref} privacyHref={privacyHref} />
      <Button type="submit" size="lg" isFullWidth isPending={isPending} pendingLabel={t('submitting')}>
        {t('submit')}
      </Button>
      <FormAlert message={errorMessage} retryAt={wait.waitUntil} onRetry={wait.end} />
    </Form>
  );
}
