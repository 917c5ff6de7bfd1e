import { isMobilePhone, maskPhone, normalizePhone, validateVerificationCode } from '@mallard/domain/validation';
import { type RefObject, useCallback, useId, useRef, useState } from 'react';
import { OtpField } from '../forms/OtpField/OtpField.tsx';
import { PhoneField } from '../forms/PhoneField/PhoneField.tsx';
import { ResendButton } from '../forms/ResendButton/ResendButton.tsx';
import { Text } from '../foundations/Text/Text.tsx';
import { useMessages } from '../intl/useMessages.ts';
import * as styles from './PhoneCodeFields.css.ts';
import { useReturnFocus } from './useReturnFocus.ts';

/** Props for sending a code. */
export interface CodeSending {
  /** Called with the phone number that should receive a code. */
  onSendCode?: ((phone: string) => void) | undefined;
  /** Whether a code is being sent. @default false */
  isSendingCode?: boolean | undefined;
  /** When a code can be sent again, milliseconds since 1970. */
  resendAt?: number | undefined;
}

interface PhoneCodeFieldsProps extends CodeSending {
  phone: string;
  /** Called with the typed number; without it, the code is sent to `phone`, which is shown masked. */
  onPhoneChange?: ((phone: string) => void) | undefined;
  /** The verified phone number, or an empty text: only a different one needs a code, and the field may stay empty. */
  verifiedPhone?: string | undefined;
  /** Help text of the phone field. */
  phoneDescription?: string | undefined;
  /** The phone's input. It gets focus when the code field is removed. */
  phoneInputRef?: RefObject<HTMLInputElement | null> | undefined;
  code: string;
  onCodeChange: (code: string) => void;
  /** Name of the code field. @default 'code' */
  codeName?: string | undefined;
  /** @default "Verification code" in the language of the user */
  codeLabel?: string | undefined;
}

/** The fields `phone` and `code` of a form, with the button that sends the code. */
export function PhoneCodeFields(props: PhoneCodeFieldsProps) {
  const { phone, onPhoneChange, verifiedPhone, phoneDescription, phoneInputRef } = props;
  const { code, onCodeChange, codeName = 'code', codeLabel, onSendCode, isSendingCode = false, resendAt } = props;
  const t = useMessages('account', 'signIn');
  const ownPhoneInput = useRef<HTMLInputElement>(null);
  const phoneInput = phoneInputRef ?? ownPhoneInput;
  const returnFocus = useReturnFocus(phoneInput);
  const codeField = useRef<HTMLDivElement>(null);
  const recipientId = useId();
  const [isPhoneWrong, setPhoneWrong] = useState(false);
  const isRequired = verifiedPhone === undefined;
  const needsCode = isRequired || !['', verifiedPhone].includes(normalizePhone(phone));

  const setCodeField = useCallback(
    (field: HTMLDivElement | null) => {
      codeField.current = field;
      return returnFocus(field);
    },
    [returnFocus],
  );

  function send() {
    const isRight = isMobilePhone(phone);
    setPhoneWrong(!isRight);
    (isRight ? codeField.current?.querySelector('input') : phoneInput.current)?.focus();
    if (isRight) onSendCode?.(normalizePhone(phone));
  }

  return (
    <>
      {onPhoneChange ? (
        <PhoneField
          name="phone"
          kind="mobile"
          description={phoneDescription}
          isRequired={isRequired}
          inputRef={phoneInput}
          value={phone}
          onChange={(text) => {
            setPhoneWrong(false);
            onPhoneChange(text);
          }}
          errorMessage={isPhoneWrong ? t('phoneInvalid') : undefined}
          validate={(text) => (isRequired && text === '' ? t('phoneInvalid') : undefined)}
        />
      ) : (
        <Text as="p" id={recipientId} tone="muted">
          {t('codeSentTo', { phone: maskPhone(phone) })}
        </Text>
      )}
      {needsCode && (
        <OtpField
          ref={setCodeField}
          name={codeName}
          label={codeLabel}
          value={code}
          onChange={onCodeChange}
          isRequired
          validate={(text) => (validateVerificationCode(text) ? t('codeInvalid') : undefined)}
          end={
            <ResendButton
              className={styles.send}
              aria-describedby={onPhoneChange ? undefined : recipientId}
              isPending={isSendingCode}
              availableAt={resendAt}
              onPress={send}
            />
          }
        />
      )}
    </>
  );
}
