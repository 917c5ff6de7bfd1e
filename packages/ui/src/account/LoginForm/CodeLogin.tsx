import { isMobilePhone, normalizeDigits, validateVerificationCode } from '@mallard/domain/validation';
import { MessageSquareText, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { Form } from '../../forms/Form/Form.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useWords } from '../../intl/useWords.ts';
import { loginFormWords } from './LoginForm.words.ts';
import { type LoginPanelProps, LoginParts } from './LoginParts.tsx';
import { SendCodeButton } from './SendCodeButton.tsx';

interface CodeLoginProps extends LoginPanelProps {
  phone: string;
  onPhoneChange: (phone: string) => void;
  onSendCode: ((phone: string) => void) | undefined;
  isSendingCode: boolean;
  resendAt: number | undefined;
}

/** Logs in with a phone and the code sent to it. */
export function CodeLogin(props: CodeLoginProps) {
  const { phone, onPhoneChange, onSubmit, validationErrors, onSendCode, isSendingCode, resendAt, ...parts } = props;
  const words = useWords(loginFormWords);
  const phoneInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const [isPhoneWrong, setPhoneWrong] = useState(false);

  function send() {
    const isRight = isMobilePhone(phone);
    setPhoneWrong(!isRight);
    (isRight ? codeInput : phoneInput).current?.focus();
    if (isRight) onSendCode?.(normalizeDigits(phone));
  }

  return (
    <Form
      method="post"
      isPending={parts.isPending}
      validationErrors={validationErrors}
      onSubmit={(values) =>
        onSubmit({
          mode: 'code',
          phone: normalizeDigits(phone),
          code: normalizeDigits(String(values.get('code'))),
          rememberMe: parts.consent.rememberMe,
        })
      }
    >
      <TextField
        name="phone"
        type="tel"
        label={words.phone}
        autoComplete="tel-national"
        maxLength={20}
        isRequired
        inputRef={phoneInput}
        iconStart={<Icon glyph={Smartphone} />}
        value={phone}
        onChange={(text) => {
          setPhoneWrong(false);
          onPhoneChange(text);
        }}
        errorMessage={isPhoneWrong ? words.phoneWrong : undefined}
        validate={(text) => (isMobilePhone(text) ? undefined : words.phoneWrong)}
      />
      <TextField
        name="code"
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        isRequired
        inputRef={codeInput}
        iconStart={<Icon glyph={MessageSquareText} />}
        validate={(text) => (validateVerificationCode(normalizeDigits(text)) ? words.codeWrong : undefined)}
        end={<SendCodeButton isPending={isSendingCode} availableAt={resendAt} onPress={send} />}
      />
      <LoginParts {...parts} />
    </Form>
  );
}
