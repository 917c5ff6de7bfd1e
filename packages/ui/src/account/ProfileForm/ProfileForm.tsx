import type { Profile } from '@mallard/domain/contract';
import {
  isBlank,
  nicknameRule,
  normalizeEmail,
  normalizePhone,
  normalizeText,
  validateEmail,
  validateNickname,
} from '@mallard/domain/validation';
import type { Ref } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { dayAt } from '../../forms/DateField/plainDate.ts';
import { DatePicker } from '../../forms/DatePicker/DatePicker.tsx';
import { Form, type FormProps } from '../../forms/Form/Form.tsx';
import { PhoneField } from '../../forms/PhoneField/PhoneField.tsx';
import { Select } from '../../forms/Select/Select.tsx';
import { TextArea } from '../../forms/TextArea/TextArea.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { useClock } from '../../foundations/Clock/ClockContext.ts';
import { useWords } from '../../intl/useWords.ts';
import { FormAlert } from '../FormAlert.tsx';
import { profileFormWords } from './ProfileForm.words.ts';

/** What a shopper tells about themselves; `null` where they tell nothing. */
export type ProfileValues = Omit<Profile, 'avatar'>;

export interface ProfileFormProps extends Omit<FormProps, 'children' | 'onSubmit' | 'defaultValue'> {
  /** What is told so far. */
  defaultValue: ProfileValues;
  /** Called with all of it once it is right; an empty field is taken back. */
  onSubmit: (profile: ProfileValues) => void;
  /** Why it could not be saved, when no single field is at fault. */
  errorMessage?: string | undefined;
  ref?: Ref<HTMLFormElement> | undefined;
}

const genders = ['male', 'female'] as const;
const BIO_MAX = 200;

/** Changes what a shopper tells about themselves. */
export function ProfileForm({ defaultValue, onSubmit, errorMessage, isPending = false, ...rest }: ProfileFormProps) {
  const words = useWords(profileFormWords);
  const today = dayAt(useClock().now());
  return (
    <Form
      {...rest}
      isPending={isPending}
      onSubmit={(values) => {
        const read = (name: string) => String(values.get(name) ?? '');
        onSubmit({
          nickname: nicknameRule.normalize(read('nickname')),
          gender: genders.find((gender) => gender === read('gender')) ?? null,
          birthday: read('birthday') || null,
          phone: normalizePhone(read('phone')) || null,
          email: normalizeEmail(read('email')) || null,
          bio: normalizeText(read('bio')),
        });
      }}
    >
      <TextField
        name="nickname"
        label={words.nickname}
        defaultValue={defaultValue.nickname}
        autoComplete="nickname"
        isRequired
        validate={(text) => {
          const problem = validateNickname(text);
          return problem && words.nicknameProblems[problem];
        }}
      />
      <Select
        name="gender"
        label={words.gender}
        defaultValue={defaultValue.gender ?? ''}
        items={[{ id: '', label: words.genders.none }, ...genders.map((id) => ({ id, label: words.genders[id] }))]}
      />
      <DatePicker
        name="birthday"
        label={words.birthday}
        defaultValue={defaultValue.birthday}
        {...{ today }}
        maxValue={today}
      />
      <PhoneField name="phone" label={words.phone} defaultValue={defaultValue.phone ?? ''} />
      <TextField
        name="email"
        type="email"
        label={words.email}
        defaultValue={defaultValue.email ?? ''}
        autoComplete="email"
        validate={(text) => (isBlank(text) || !validateEmail(text) ? undefined : words.emailWrong)}
      />
      <TextArea name="bio" label={words.bio} defaultValue={defaultValue.bio} maxLength={BIO_MAX} />
      <Button type="submit" isPending={isPending} pendingLabel={words.saving}>
        {words.save}
      </Button>
      <FormAlert message={errorMessage} />
    </Form>
  );
}
