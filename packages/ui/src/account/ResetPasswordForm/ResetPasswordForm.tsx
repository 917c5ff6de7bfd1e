import type { PasswordLength, PasswordProblem } from '@mallard/domain/validation';
import {
  defaultPasswordLength,
  normalizePhone,
  normalizeVerificationCode,
  validatePassword,
  validatePasswordConfirmation,
} from '@mallard/domain/validation';
import { type ReactNode, type Ref, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Form, type FormProps } from '../../forms/Form/Form.tsx';
import { FormAlert } from '../../forms/Form/FormAlert.tsx';
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { type CodeSending, PhoneCodeFields } from '../PhoneCodeFields.tsx';
import { useRetryWait } from '../useRetryWait.ts';

/** A new password with the code that was sent to the phone. */
export interface PasswordReset {
  phone: string;
  code: string;
  newPassword: string;
}

export interface ResetPasswordFormProps
  extends Omit<FormProps, 'children' | 'onSubmit' | 'method' | 'validationErrors'>,
    CodeSending {
  /** Called with the values once they are complete and valid. */
  onSubmit: (reset: PasswordReset) => void;
  /** The phone number of the account, if known: it is shown masked and cannot be changed. */
  phone?: string | undefined;
  /** Label of the submit button. @default "Set password" in the reader's language */
  submitLabel?: string | undefined;
  /** Server errors by field name. */
  validationErrors?: Readonly<Partial<Record<keyof PasswordReset, string>>> | undefined;
  /** Why it failed, when no single field is invalid. */
  errorMessage?: string | undefined;
  /** Limits of the password's length, in code points. @default 8 to 20 */
  passwordLength?: PasswordLength | undefined;
  /** When another attempt is allowed after too many, milliseconds since 1970. */
  retryAt?: number | undefined;
  /** A sentence below the form. */
  hint?: ReactNode;
  ref?: Ref<HTMLFormElement> | undefined;
}

/** Sets a new or first password with a code sent to a phone. */
export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const {
    onSubmit,
    phone: fixedPhone,
    submitLabel,
    onSendCode,
    isSendingCode,
    resendAt,
    errorMessage,
    retryAt,
    isPending,
    hint,
    passwordLength = defaultPasswordLength,
    ...elementProps
  } = props;
  const t = useMessages('account', 'ResetPasswordForm');
  const wait = useRetryWait(retryAt);
  const [typedPhone, setTypedPhone] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const lengths = { min: passwordLength.minLength, max: passwordLength.maxLength };
  const phone = fixedPhone ?? typedPhone;
  const onPhoneChange = fixedPhone === undefined ? setTypedPhone : undefined;
  const messageOf = (problem: PasswordProblem | 'PASSWORD_MISMATCH' | undefined) =>
    problem && t(`errors.${problem}`, lengths);

  return (
    // POST, because a submit before hydration must not put the password into the URL.
    <Form
      {...elementProps}
      method="post"
      isPending={isPending}
      onSubmit={() => {
        if (!wait.mayGoOn()) return;
        onSubmit({ phone: normalizePhone(phone), code: normalizeVerificationCode(code), newPassword: password });
      }}
    >
      <PhoneCodeFields
        phone={phone}
        onPhoneChange={onPhoneChange}
        code={code}
        onSendCode={onSendCode}
        isSendingCode={isSendingCode}
        resendAt={resendAt}
        onCodeChange={setCode}
      />
      <PasswordField
        name="newPassword"
        label={t('newPassword')}
        description={t('passwordHint', lengths)}
        autoComplete="new-password"
        isRequired
        value={password}
        onChange={setPassword}
        validate={(text) => messageOf(validatePassword(text, passwordLength))}
      />
      <PasswordField
        name="confirm"
        label={t('confirm')}
        autoComplete="new-password"
        isRequired
        validate={(text) => messageOf(validatePasswordConfirmation(password, text))}
      />
      <Button type="submit" size="lg" isFullWidth isPending={isPending} pendingLabel={t('submitting')}>
        {submitLabel ?? t('submit')}
      </Button>
      <FormAlert message={errorMessage} retryAt={wait.waitUntil} onRetry={wait.end} />
      {hint !== undefined && (
        <Text as="p" size="small" tone="muted">
          {hint}
        </Text>
      )}
    </Form>
  );
}
