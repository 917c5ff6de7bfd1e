import { isBlank } from '@mallard/domain/validation';
import { useEffect, useRef } from 'react';
import { Form } from '../../forms/Form/Form.tsx';
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { LockKeyhole, UserRound } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useWords } from '../../intl/useWords.ts';
import { signInWords } from '../signIn.words.ts';
import { loginFormWords } from './LoginForm.words.ts';
import { type LoginPanelProps, LoginParts } from './LoginParts.tsx';

interface PasswordLoginProps extends LoginPanelProps {
  name: string;
  onNameChange: (name: string) => void;
  forgotHref: string | undefined;
}

/** Logs in with user name and password. */
export function PasswordLogin({ name, onNameChange, onSubmit, validationErrors, ...parts }: PasswordLoginProps) {
  const words = useWords(loginFormWords);
  const shared = useWords(signInWords);
  const password = useRef<HTMLInputElement>(null);
  const { isPending, errorMessage, consent } = parts;
  const wasPending = useRef(isPending);
  useEffect(() => {
    // Most failures are a mistyped password.
    if (wasPending.current && !isPending && errorMessage !== undefined) password.current?.focus();
    wasPending.current = isPending;
  }, [isPending, errorMessage]);

  return (
    // POST, because a press before the page is taken over must not put the password into the address.
    <Form
      method="post"
      isPending={isPending}
      validationErrors={validationErrors}
      onSubmit={(values) =>
        onSubmit({
          mode: 'password',
          username: name.trim(),
          password: String(values.get('password')),
          rememberMe: consent.rememberMe,
        })
      }
    >
      <TextField
        name="username"
        label={shared.username}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        isRequired
        iconStart={<Icon glyph={UserRound} />}
        value={name}
        onChange={onNameChange}
        validate={(text) => (isBlank(text) ? words.usernameNeeded : undefined)}
      />
      <PasswordField
        name="password"
        label={shared.password}
        inputRef={password}
        isRequired
        maxLength={128}
        iconStart={<Icon glyph={LockKeyhole} />}
        validate={(text) => (text === '' ? words.passwordNeeded : undefined)}
      />
      <LoginParts {...parts} />
    </Form>
  );
}
