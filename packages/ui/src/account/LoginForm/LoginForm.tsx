import { type HTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { useMessages } from '../../intl/useMessages.ts';
import { Tabs } from '../../navigation/Tabs/Tabs.tsx';
import { joinClass } from '../../theme/joinClass.ts';
import type { AgreementHrefs } from '../AgreementBox.tsx';
import type { CodeSending } from '../PhoneCodeFields.tsx';
import { useRetryWait } from '../useRetryWait.ts';
import { CodeLogin } from './CodeLogin.tsx';
import * as styles from './LoginForm.css.ts';
import type { LoginCredentials, LoginField } from './LoginParts.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';

/** A login method. */
export type LoginMode = 'password' | 'code';

export interface LoginFormProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children' | 'onSubmit'>,
    AgreementHrefs,
    CodeSending {
  /** Called with the values once they are complete and the terms are accepted. */
  onSubmit: (credentials: LoginCredentials) => void;
  /** Login methods, default first; a single one has no tabs. @default ['password', 'code'] */
  modes?: readonly LoginMode[] | undefined;
  /** Whether the login is pending. @default false */
  isPending?: boolean | undefined;
  /** Errors from the server, by field name. */
  validationErrors?: Readonly<Partial<Record<LoginField, string>>> | undefined;
  /** Why the login failed, when no single field is invalid. */
  errorMessage?: string | undefined;
  /** When another attempt is allowed after too many, milliseconds since 1970. */
  retryAt?: number | undefined;
  /** The initial username, such as one that was typed before. @default '' */
  defaultUsername?: string | undefined;
  /** Called with the typed username. */
  onUsernameChange?: ((username: string) => void) | undefined;
  /** URL of the password reset. */
  forgotHref?: string | undefined;
  /** A sentence below the form of each method. */
  hints?: Partial<Record<LoginMode, ReactNode>> | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const both: readonly LoginMode[] = ['password', 'code'];

/** Login by password, or by a code sent to a phone. Input is preserved when the method changes. */
export function LoginForm(props: LoginFormProps) {
  const {
    onSubmit,
    onSendCode,
    modes = both,
    isPending = false,
    isSendingCode = false,
    termsHref,
    privacyHref,
    resendAt,
    validationErrors,
    errorMessage,
    retryAt,
    defaultUsername = '',
    onUsernameChange,
    forgotHref,
    hints = {},
    className,
    ...elementProps
  } = props;
  const t = useMessages('account', 'LoginForm');
  const wait = useRetryWait(retryAt);
  const [name, setName] = useState(defaultUsername);
  const [password, setPassword] = useState('');
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [rememberMe, setRememberMe] = useState(false);
  const [tried, setTried] = useState<LoginMode>();

  function submit(credentials: LoginCredentials) {
    setTried(credentials.mode);
    if (wait.mayGoOn()) onSubmit(credentials);
  }

  const shared = {
    onSubmit: submit,
    termsHref,
    privacyHref,
    isPending,
    validationErrors,
    consent: { isAgreed, setAgreed, rememberMe, setRememberMe },
    wait,
  };
  const panel = (mode: LoginMode) => {
    // An error of one method does not apply to the other.
    const modeProps = {
      ...shared,
      errorMessage: (tried ?? mode) === mode ? errorMessage : undefined,
      hint: hints[mode],
    };
    return mode === 'password' ? (
      <PasswordLogin
        {...modeProps}
        name={name}
        password={password}
        forgotHref={forgotHref}
        onNameChange={(next) => {
          setName(next);
          onUsernameChange?.(next);
        }}
        onPasswordChange={setPassword}
      />
    ) : (
      <CodeLogin
        {...modeProps}
        phone={phone}
        code={code}
        onSendCode={onSendCode}
        isSendingCode={isSendingCode}
        resendAt={resendAt}
        onPhoneChange={setPhone}
        onCodeChange={setCode}
      />
    );
  };

  const [only] = modes;
  return (
    <div {...elementProps} className={joinClass(styles.root, className)}>
      {modes.length === 1 && only ? (
        panel(only)
      ) : (
        <Tabs
          label={t('modes')}
          items={modes.map((mode) => ({ id: mode, label: t(`modeNames.${mode}`), content: panel(mode) }))}
        />
      )}
    </div>
  );
}
