import { loginNameRule, problemOf } from '@mallard/domain/validation';
import { useEffect, useRef, useState } from 'react';
import { Form } from '../../forms/Form/Form.tsx';
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { LockKeyhole, UserRound } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { type LoginPanelProps, LoginParts } from './LoginParts.tsx';

interface PasswordLoginProps extends LoginPanelProps {
  name: string;
  onNameChange: (name: string) => void;
  /** The password that was typed before the method changed. */
  password: string;
  onPasswordChange: (password: string) => void;
  forgotHref: string | undefined;
}

/** Logs in with user name and password. */
export function PasswordLogin(props: PasswordLoginProps) {
  const { name, onNameChange, password, onPasswordChange, onSubmit, validationErrors, ...parts } = props;
  const t = useMessages('account', 'LoginForm');
  const tSignIn = useMessages('account', 'signIn');
  const passwordInput = useRef<HTMLInputElement>(null);
  // Uncontrolled: a password manager may fill the field before hydration.
  const [typedBefore] = useState(password);
  const { isPending, errorMessage, consent } = parts;
  const wasPending = useRef(isPending);
  useEffect(() => {
    // Most failures are a mistyped password.
    if (wasPending.current && !isPending && errorMessage !== undefined) passwordInput.current?.focus();
    wasPending.current = isPending;
  }, [isPending, errorMessage]);

  return (
    // POST, because a submit before hydration must not put the password into the URL.
    <Form
      method="post"
      isPending={isPending}
      validationErrors={validationErrors}
      onSubmit={(values) =>
        onSubmit({
          mode: 'password',
          username: loginNameRule.normalize(String(values.get('username'))),
          password: String(values.get('password')),
          rememberMe: consent.rememberMe,
        })
      }
    >
      <TextField
        name="username"
        label={tSignIn('username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        isRequired
        iconStart={<Icon glyph={UserRound} />}
        value={name}
        onChange={onNameChange}
        validate={(text) => (problemOf(loginNameRule, text) ? t('usernameRequired') : undefined)}
      />
      <PasswordField
        name="password"
        label={tSignIn('password')}
        inputRef={passwordInput}
        isRequired
        iconStart={<Icon glyph={LockKeyhole} />}
        defaultValue={typedBefore}
        onChange={onPasswordChange}
        validate={(text) => (text === '' ? t('passwordRequired') : undefined)}
      />
      <LoginParts {...parts} />
    </Form>
  );
}
