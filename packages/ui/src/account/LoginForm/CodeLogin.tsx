import {
  isMobilePhone,
  normalizePhone,
  normalizeVerificationCode,
  validateVerificationCode,
} from '@mallard/domain/validation';
import { useRef, useState } from 'react';
import { Form } from '../../forms/Form/Form.tsx';
import { OtpField } from '../../forms/OtpField/OtpField.tsx';
import { PhoneField } from '../../forms/PhoneField/PhoneField.tsx';
import { ResendButton } from '../../forms/ResendButton/ResendButton.tsx';
import { useWords } from '../../intl/useWords.ts';
import * as styles from './LoginForm.css.ts';
import { loginFormWords } from './LoginForm.words.ts';
import { type LoginPanelProps, LoginParts } from './LoginParts.tsx';

interface CodeLoginProps extends LoginPanelProps {
  phone: string;
  onPhoneChange: (phone: string) => void;
  code: string;
  onCodeChange: (code: string) => void;
  onSendCode: ((phone: string) => void) | undefined;
  isSendingCode: boolean;
  resendAt: number | undefined;
}

/** Logs in with a phone and the code sent to it. */
export function CodeLogin(props: CodeLoginProps) {
  const { phone, onPhoneChange, code, onCodeChange, onSendCode, isSendingCode, resendAt, ...others } = props;
  const { onSubmit, validationErrors, ...parts } = others;
  const words = useWords(loginFormWords);
  const phoneInput = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLDivElement>(null);
  const [isPhoneWrong, setPhoneWrong] = useState(false);

  function send() {
    const isRight = isMobilePhone(phone);
    setPhoneWrong(!isRight);
    (isRight ? codeField.current?.querySelector('input') : phoneInput.current)?.focus();
    if (isRight) onSendCode?.(normalizePhone(phone));
  }

  return (
    <Form
      method="post"
      isPending={parts.isPending}
      validationErrors={validationErrors}
      onSubmit={(values) =>
        onSubmit({
          mode: 'code',
          phone: normalizePhone(phone),
          code: normalizeVerificationCode(String(values.get('code'))),
          rememberMe: parts.consent.rememberMe,
        })
      }
    >
      <PhoneField
        name="phone"
        kind="mobile"
        isRequired
        inputRef={phoneInput}
        value={phone}
        onChange={(text) => {
          setPhoneWrong(false);
          onPhoneChange(text);
        }}
        errorMessage={isPhoneWrong ? words.phoneWrong : undefined}
        validate={(text) => (text === '' ? words.phoneWrong : undefined)}
      />
      <OtpField
        ref={codeField}
        name="code"
        value={code}
        onChange={onCodeChange}
        isRequired
        validate={(text) => (validateVerificationCode(text) ? words.codeWrong : undefined)}
        end={<ResendButton className={styles.send} isPending={isSendingCode} availableAt={resendAt} onPress={send} />}
      />
      <LoginParts {...parts} />
    </Form>
  );
}
