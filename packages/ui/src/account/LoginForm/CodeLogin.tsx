import { normalizePhone, normalizeVerificationCode } from '@mallard/domain/validation';
import { Form } from '../../forms/Form/Form.tsx';
import { type CodeSending, PhoneCodeFields } from '../PhoneCodeFields.tsx';
import { type LoginPanelProps, LoginParts } from './LoginParts.tsx';

interface CodeLoginProps extends LoginPanelProps, CodeSending {
  phone: string;
  onPhoneChange: (phone: string) => void;
  code: string;
  onCodeChange: (code: string) => void;
}

/** Logs in with a phone number and a code sent to it. */
export function CodeLogin(props: CodeLoginProps) {
  const {
    phone,
    onPhoneChange,
    code,
    onCodeChange,
    onSendCode,
    isSendingCode,
    resendAt,
    onSubmit,
    validationErrors,
    ...parts
  } = props;
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
      <PhoneCodeFields
        phone={phone}
        onPhoneChange={onPhoneChange}
        code={code}
        onCodeChange={onCodeChange}
        onSendCode={onSendCode}
        isSendingCode={isSendingCode}
        resendAt={resendAt}
      />
      <LoginParts {...parts} />
    </Form>
  );
}
