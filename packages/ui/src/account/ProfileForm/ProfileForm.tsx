import type { Profile } from '@mallard/domain/contract';
import {
  isBlank,
  nicknameRule,
  normalizeEmail,
  normalizePhone,
  normalizeText,
  normalizeVerificationCode,
  validateEmail,
  validateNickname,
} from '@mallard/domain/validation';
import { type Ref, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { dayAt } from '../../forms/DateField/plainDate.ts';
import { DatePicker } from '../../forms/DatePicker/DatePicker.tsx';
import { Form, type FormProps } from '../../forms/Form/Form.tsx';
import { FormAlert } from '../../forms/Form/FormAlert.tsx';
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx';
import { PhoneField } from '../../forms/PhoneField/PhoneField.tsx';
import { Select } from '../../forms/Select/Select.tsx';
import { TextArea } from '../../forms/TextArea/TextArea.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { useClock } from '../../foundations/Clock/ClockContext.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { type CodeSending, PhoneCodeFields } from '../PhoneCodeFields.tsx';
import { useRetryWait } from '../useRetryWait.ts';
import { useReturnFocus } from '../useReturnFocus.ts';

/** Profile fields that a user can edit; `null` for empty ones. */
export type ProfileValues = Omit<Profile, 'avatar'>;

/** Values to save. They contain the phone only if it was changed, together with what proves that the user may change it. */
export interface ProfileChanges extends Omit<ProfileValues, 'phone'> {
  /** The new phone, or `null` to remove it. */
  phone?: string | null;
  /** The code that was sent to the new phone. */
  code?: string;
  /** As typed, if the account has a password. */
  currentPassword?: string;
  /** The code that was sent to the current phone, if the account has no password. */
  currentPhoneCode?: string;
}

export interface ProfileFormProps extends Omit<FormProps, 'children' | 'onSubmit' | 'defaultValue'>, CodeSending {
  /** The saved profile. Its phone is verified: a different one requires a code. */
  defaultValue: ProfileValues;
  /** Called once everything is valid; an empty field is `null`. */
  onSubmit: (changes: ProfileChanges) => void;
  /** Called with the new phone, to send a code to it. Without it, the phone is read-only. */
  onSendCode?: ((phone: string) => void) | undefined;
  /** Whether the account has a password. Changing the phone then requires the password. @default true */
  hasPassword?: boolean | undefined;
  /**
   * Sends a code to the current phone, which an account without a password needs to change it. Without it, such an account can't
   * change its phone.
   */
  currentPhoneCode?: CodeSending | undefined;
  /** Error that doesn't belong to a field. */
  errorMessage?: string | undefined;
  /** Timestamp of the end of a rate limit, in milliseconds since 1970. */
  retryAt?: number | undefined;
  ref?: Ref<HTMLFormElement> | undefined;
}

const genders = ['male', 'female'] as const;
const BIO_MAX = 200;

/** Edits a user's profile, and the phone that they log in with. */
export function ProfileForm(props: ProfileFormProps) {
  const {
    defaultValue,
    onSubmit,
    onSendCode,
    isSendingCode,
    resendAt,
    hasPassword = true,
    currentPhoneCode: currentPhoneSending,
    errorMessage,
    retryAt,
    isPending = false,
    ...remainingProps
  } = props;
  const t = useMessages('account', 'ProfileForm');
  const today = dayAt(useClock().now());
  const wait = useRetryWait(retryAt);
  const verifiedPhone = defaultValue.phone ?? '';
  const saved = { verifiedPhone, phone: verifiedPhone, code: '', currentCode: '' };
  const [edited, setEdited] = useState(saved);
  // The phone was saved by this form or in another tab.
  if (edited.verifiedPhone !== verifiedPhone) setEdited(saved);
  const { phone, code, currentCode } = edited;
  const newPhone = normalizePhone(phone);
  const isPhoneChanged = newPhone !== verifiedPhone;
  const needsCurrentCode = !hasPassword && isPhoneChanged && verifiedPhone !== '' && newPhone !== '';
  const canChangePhone = hasPassword || verifiedPhone === '' || currentPhoneSending?.onSendCode !== undefined;
  const phoneInput = useRef<HTMLInputElement>(null);
  const returnFocus = useReturnFocus(phoneInput);
  return (
    <Form
      {...remainingProps}
      isPending={isPending}
      onSubmit={(values) => {
        if (!wait.mayGoOn()) return;
        const read = (name: string) => String(values.get(name) ?? '');
        onSubmit({
          ...(isPhoneChanged && { phone: newPhone || null }),
          ...(isPhoneChanged && newPhone !== '' && { code: normalizeVerificationCode(code) }),
          ...(isPhoneChanged && hasPassword && { currentPassword: read('currentPassword') }),
          ...(needsCurrentCode && { currentPhoneCode: normalizeVerificationCode(currentCode) }),
          nickname: nicknameRule.normalize(read('nickname')),
          gender: genders.find((gender) => gender === read('gender')) ?? null,
          birthday: read('birthday') || null,
          email: normalizeEmail(read('email')) || null,
          bio: normalizeText(read('bio')),
        });
      }}
    >
      <TextField
        name="nickname"
        label={t('nickname')}
        defaultValue={defaultValue.nickname}
        autoComplete="nickname"
        isRequired
        validate={(text) => {
          const problem = validateNickname(text);
          return problem && t(`nicknameErrors.${problem}`);
        }}
      />
      <Select
        name="gender"
        label={t('gender')}
        defaultValue={defaultValue.gender ?? ''}
        items={[{ id: '', label: t('genders.none') }, ...genders.map((id) => ({ id, label: t(`genders.${id}`) }))]}
      />
      <DatePicker
        name="birthday"
        label={t('birthday')}
        defaultValue={defaultValue.birthday}
        today={today}
        maxValue={today}
      />
      {onSendCode && canChangePhone ? (
        <PhoneCodeFields
          phone={phone}
          verifiedPhone={verifiedPhone}
          code={code}
          onSendCode={onSendCode}
          isSendingCode={isSendingCode}
          resendAt={resendAt}
          phoneDescription={t('phoneHint')}
          phoneInputRef={phoneInput}
          onPhoneChange={(text) => setEdited((before) => ({ ...before, phone: text }))}
          onCodeChange={(digits) => setEdited((before) => ({ ...before, code: digits }))}
        />
      ) : (
        verifiedPhone !== '' && <PhoneField name="phone" kind="mobile" value={verifiedPhone} isReadOnly />
      )}
      {needsCurrentCode && (
        <PhoneCodeFields
          {...currentPhoneSending}
          phone={verifiedPhone}
          phoneInputRef={phoneInput}
          code={currentCode}
          codeName="currentPhoneCode"
          codeLabel={t('currentPhoneCode')}
          onCodeChange={(digits) => setEdited((before) => ({ ...before, currentCode: digits }))}
        />
      )}
      {isPhoneChanged && hasPassword && (
        <PasswordField
          ref={returnFocus}
          name="currentPassword"
          label={t('currentPassword')}
          description={t('currentPasswordHint')}
          isRequired
          validate={(text) => (text === '' ? t('currentPasswordRequired') : undefined)}
        />
      )}
      <TextField
        name="email"
        type="email"
        label={t('email')}
        defaultValue={defaultValue.email ?? ''}
        autoComplete="email"
        validate={(text) => (isBlank(text) || !validateEmail(text) ? undefined : t('emailInvalid'))}
      />
      <TextArea name="bio" label={t('bio')} defaultValue={defaultValue.bio} maxLength={BIO_MAX} />
      <Button type="submit" isPending={isPending} pendingLabel={t('saving')}>
        {t('save')}
      </Button>
      <FormAlert message={errorMessage} retryAt={wait.waitUntil} onRetry={wait.end} />
    </Form>
  );
}
