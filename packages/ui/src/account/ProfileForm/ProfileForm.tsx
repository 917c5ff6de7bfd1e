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
import { type Ref, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { dayAt } from '../../forms/DateField/plainDate.ts';
import { DatePicker } from '../../forms/DatePicker/DatePicker.tsx';
import { Form, type FormProps } from '../../forms/Form/Form.tsx';
import { PhoneField } from '../../forms/PhoneField/PhoneField.tsx';
import { Select } from '../../forms/Select/Select.tsx';
import { TextArea } from '../../forms/TextArea/TextArea.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { useClock } from '../../foundations/Clock/ClockContext.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { FormAlert } from '../FormAlert.tsx';
import { type CodeSending, PhoneCodeFields } from '../PhoneCodeFields.tsx';
import { useRetryWait } from '../useRetryWait.ts';

/** What a shopper tells about themselves; `null` where they tell nothing. */
export type ProfileValues = Omit<Profile, 'avatar'>;

/** What is saved: everything but the phone, which comes only when it was changed. */
export interface ProfileChanges extends Omit<ProfileValues, 'phone'> {
  /** Another phone, or `null` where it was emptied. */
  phone?: string | null;
  /** The code that was sent to another phone. */
  code?: string;
}

export interface ProfileFormProps extends Omit<FormProps, 'children' | 'onSubmit' | 'defaultValue'>, CodeSending {
  /** What is saved so far. Its phone is verified: another one needs a code. */
  defaultValue: ProfileValues;
  /** Called once everything is valid; an empty field is `null`. */
  onSubmit: (changes: ProfileChanges) => void;
  /** Called with the phone that a code is to be sent to. Left out, the phone can't be changed. */
  onSendCode?: ((phone: string) => void) | undefined;
  /** Why it could not be saved, when no single field is at fault. */
  errorMessage?: string | undefined;
  /** When it may be saved again after too many attempts, milliseconds since 1970. */
  retryAt?: number | undefined;
  ref?: Ref<HTMLFormElement> | undefined;
}

const genders = ['male', 'female'] as const;
const BIO_MAX = 200;

/** Changes what a shopper tells about themselves, and the phone that they log in with. */
export function ProfileForm(props: ProfileFormProps) {
  const { defaultValue, onSubmit, onSendCode, isSendingCode, resendAt, ...others } = props;
  const { errorMessage, retryAt, isPending = false, ...rest } = others;
  const t = useMessages('account', 'ProfileForm');
  const today = dayAt(useClock().now());
  const wait = useRetryWait(retryAt);
  const verifiedPhone = defaultValue.phone ?? '';
  const [shown, setShown] = useState({ verifiedPhone, phone: verifiedPhone, code: '' });
  // Saved, here or in another tab.
  if (shown.verifiedPhone !== verifiedPhone) setShown({ verifiedPhone, phone: verifiedPhone, code: '' });
  const { phone, code } = shown;
  return (
    <Form
      {...rest}
      isPending={isPending}
      onSubmit={(values) => {
        if (!wait.mayGoOn()) return;
        const read = (name: string) => String(values.get(name) ?? '');
        const next = normalizePhone(phone);
        const changedPhone = next === '' ? { phone: null } : { phone: next, code: normalizeVerificationCode(code) };
        onSubmit({
          ...(next !== verifiedPhone && changedPhone),
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
      {onSendCode ? (
        <PhoneCodeFields
          phone={phone}
          verifiedPhone={verifiedPhone}
          code={code}
          onSendCode={onSendCode}
          isSendingCode={isSendingCode}
          resendAt={resendAt}
          phoneDescription={t('phoneHint')}
          onPhoneChange={(text) => setShown((before) => ({ ...before, phone: text }))}
          onCodeChange={(digits) => setShown((before) => ({ ...before, code: digits }))}
        />
      ) : (
        verifiedPhone !== '' && <PhoneField name="phone" kind="mobile" value={verifiedPhone} isReadOnly />
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
