import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { compose } from '../../fixtures/compose.ts';
import { both, type Localized } from '../../fixtures/Localized.ts';
import { localeOf, messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { SAMPLE_NOW } from '../../fixtures/samplePurchase.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { formatDate } from '../../forms/DateField/plainDate.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

const nickname = both('林小禾', 'Iris');
const bio = both('好好吃饭，慢慢生活。', 'Eat well, live slowly.');
const PHONE = '13812342046';
const NEW_PHONE = '13998765432';
const taken = both('这个邮箱已被使用', 'This email is taken');
const phoneTaken = both('该手机号已被其他账号使用', 'Another account has this phone number');
const phoneNeeded = both('请先设置密码，再删除手机号', 'Set a password before you remove your phone number');
const wrongPassword = both('当前密码不正确', 'The current password is wrong');
const PASSWORD = 'duck2026';
const wrongCode = both('验证码错误或已过期', 'The verification code is wrong or has expired');
const offline = both('网络连接异常，请稍后再试', 'Network error. Please try again later.');

type Errors = Readonly<Record<string, Localized>>;

interface SampleProps extends Omit<ProfileFormProps, 'defaultValue' | 'errorMessage' | 'validationErrors'> {
  isNew?: boolean;
  failure?: Localized;
  /** Initial server errors by field. */
  errors?: Errors;
  /** Server errors by field after a submit. */
  refusal?: Errors;
  sendsNoCodes?: boolean;
  sendsNoCurrentCodes?: boolean;
  /** Called with the current phone to send a code to it. */
  onSendCurrentCode?: (phone: string) => void;
  repeat?: number;
}
type Play = Parameters<NonNullable<StoryObj['play']>>[0];

/** Returns the segments of the birthday, in this order in every language: year, month, day. */
function birthdayParts({ canvas, globals }: Pick<Play, 'canvas' | 'globals'>) {
  const t = messagesOf(globals, 'forms', 'DateField');
  const part = (name: string) => canvas.getByRole('spinbutton', { name });
  return [part(t('parts.year')), part(t('parts.month')), part(t('parts.day'))] as const;
}

const stopped = { now: () => SAMPLE_NOW };

function Sample(sample: SampleProps) {
  const { isNew = false, failure, errors = {}, refusal, sendsNoCodes = false, repeat = 1, ...props } = sample;
  const { onSubmit, onSendCode, onSendCurrentCode, sendsNoCurrentCodes = false, ...remainingProps } = props;
  const locale = useSampleLocale();
  const [phone, setPhone] = useState<string | null>(isNew ? null : PHONE);
  const [shownErrors, setShownErrors] = useState(errors);
  const filled = { gender: 'female', birthday: '1996-05-20', email: 'iris@shop.example' } as const;
  const empty = { gender: null, birthday: null, email: null } as const;
  return (
    <SampleProvider locale={locale} clock={stopped}>
      <ProfileForm
        {...remainingProps}
        onSendCode={sendsNoCodes ? undefined : onSendCode}
        currentPhoneCode={sendsNoCurrentCodes ? undefined : { onSendCode: onSendCurrentCode }}
        defaultValue={{
          ...(isNew ? empty : filled),
          phone,
          nickname: nickname[locale],
          bio: isNew ? '' : bio[locale].repeat(repeat),
        }}
        errorMessage={failure?.[locale].repeat(repeat)}
        validationErrors={Object.fromEntries(Object.entries(shownErrors).map(([name, error]) => [name, error[locale]]))}
        onSubmit={(changes) => {
          onSubmit(changes);
          if (refusal) setShownErrors(refusal);
          else if (changes.phone !== undefined) setPhone(changes.phone);
        }}
      />
    </SampleProvider>
  );
}

const meta = {
  title: 'Account/ProfileForm',
  component: Sample,
  args: { onSubmit: fn(), onSendCode: fn(), onSendCurrentCode: fn() },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Emptied fields are submitted as `null`. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'account', 'ProfileForm');
    const name = canvas.getByRole('textbox', { name: t('nickname') });
    await userEvent.clear(name);
    await userEvent.type(name, ' Ann ');
    for (const input of birthdayParts({ canvas, globals })) await userEvent.clear(input);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('gender') }), '');
    await userEvent.click(canvas.getByRole('button', { name: t('save') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      nickname: 'Ann',
      gender: null,
      birthday: null,
      email: 'iris@shop.example',
      bio: textOf(globals, bio),
    });
  },
};

const phoneOf = ({ canvas, globals }: Pick<Play, 'canvas' | 'globals'>) =>
  canvas.getByRole('textbox', { name: messagesOf(globals, 'forms', 'PhoneField')('phone') });
const codeOf = ({ canvas, globals }: Pick<Play, 'canvas' | 'globals'>) =>
  canvas.queryByRole('textbox', { name: messagesOf(globals, 'forms', 'OtpField')('code') });

const currentCodeOf = ({ canvas, globals }: Pick<Play, 'canvas' | 'globals'>) =>
  canvas.queryByRole('textbox', { name: messagesOf(globals, 'account', 'ProfileForm')('currentPhoneCode') });
const passwordOf = ({ canvas, globals }: Pick<Play, 'canvas' | 'globals'>) =>
  canvas.queryByLabelText(messagesOf(globals, 'account', 'ProfileForm')('currentPassword'));

/**
 * A new phone requires a code that is sent to it, and the current password. After it is saved, both fields are removed and the
 * phone gets focus.
 */
export const ChangedPhone: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'account', 'ProfileForm');
    const save = canvas.getByRole('button', { name: t('save') });
    const phone = phoneOf({ canvas, globals });
    await expect(codeOf({ canvas, globals })).toBeNull();
    await expect(passwordOf({ canvas, globals })).toBeNull();
    await userEvent.clear(phone);
    await expect(codeOf({ canvas, globals })).toBeNull();
    await userEvent.type(phone, '+86 139-9876');
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(globals, 'forms', 'ResendButton')('send') }));
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveAccessibleDescription(
      expect.stringContaining(messagesOf(globals, 'account', 'signIn')('phoneInvalid')),
    );
    await expect(args.onSendCode).not.toHaveBeenCalled();
    await userEvent.keyboard('5432');
    await userEvent.click(save);
    const code = codeOf({ canvas, globals });
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription(
      expect.stringContaining(messagesOf(globals, 'account', 'signIn')('codeInvalid')),
    );
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(globals, 'forms', 'ResendButton')('send') }));
    await expect(args.onSendCode).toHaveBeenCalledWith(NEW_PHONE);
    await expect(code).toHaveFocus();
    await userEvent.keyboard('123456{Enter}');
    const password = passwordOf({ canvas, globals });
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription(expect.stringContaining(t('currentPasswordRequired')));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard(`${PASSWORD}{Enter}`);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ phone: NEW_PHONE, code: '123456', currentPassword: PASSWORD }),
    );
    await expect(codeOf({ canvas, globals })).toBeNull();
    await expect(passwordOf({ canvas, globals })).toBeNull();
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveValue(NEW_PHONE);
  },
};
/** The saved phone in another format is the same phone. Removing it requires the current password, but no code. */
export const RemovedPhone: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const phone = phoneOf({ canvas, globals });
    await userEvent.clear(phone);
    await userEvent.type(phone, '+86 138 1234 2046');
    await expect(codeOf({ canvas, globals })).toBeNull();
    await expect(passwordOf({ canvas, globals })).toBeNull();
    await userEvent.clear(phone);
    await expect(codeOf({ canvas, globals })).toBeNull();
    await userEvent.type(passwordOf({ canvas, globals }) as HTMLElement, `${PASSWORD}{Enter}`);
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ phone: null, currentPassword: PASSWORD }),
    );
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.not.objectContaining({ code: expect.anything() }));
  },
};

/** An account without a password proves with a code sent to the current phone that its owner changes it. */
export const WithoutPassword: Story = {
  args: { hasPassword: false },
  play: async ({ canvas, userEvent, args, globals }) => {
    const phone = phoneOf({ canvas, globals });
    await userEvent.clear(phone);
    await expect(currentCodeOf({ canvas, globals })).toBeNull();
    await userEvent.type(phone, NEW_PHONE);
    await expect(passwordOf({ canvas, globals })).toBeNull();
    const [sendNew, sendCurrent] = canvas.getAllByRole('button', {
      name: messagesOf(globals, 'forms', 'ResendButton')('send'),
    });
    await userEvent.click(sendNew as HTMLElement);
    await expect(args.onSendCode).toHaveBeenCalledWith(NEW_PHONE);
    await userEvent.keyboard('123456');
    await expect(sendCurrent).toHaveAccessibleDescription(
      messagesOf(globals, 'account', 'signIn')('codeSentTo', { phone: '138****2046' }),
    );
    await userEvent.click(sendCurrent as HTMLElement);
    await expect(args.onSendCurrentCode).toHaveBeenCalledWith(PHONE);
    await expect(currentCodeOf({ canvas, globals })).toHaveFocus();
    await userEvent.keyboard('654321{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ phone: NEW_PHONE, code: '123456', currentPhoneCode: '654321' }),
    );
    await expect(currentCodeOf({ canvas, globals })).toBeNull();
    await expect(phone).toHaveFocus();
  },
};
/** The first phone of an account without a password requires only its own code. */
export const FirstPhone: Story = {
  args: { hasPassword: false, isNew: true },
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.type(phoneOf({ canvas, globals }), NEW_PHONE);
    await expect(currentCodeOf({ canvas, globals })).toBeNull();
    await userEvent.type(codeOf({ canvas, globals }) as HTMLElement, '123456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ phone: NEW_PHONE, code: '123456' }));
  },
};

/** Enters a new phone with its code and the current password, and saves. */
async function saveNewPhone({ canvas, userEvent, globals }: Pick<Play, 'canvas' | 'userEvent' | 'globals'>) {
  const phone = phoneOf({ canvas, globals });
  await userEvent.clear(phone);
  await userEvent.type(phone, NEW_PHONE);
  await userEvent.type(codeOf({ canvas, globals }) as HTMLElement, '123456');
  await userEvent.type(passwordOf({ canvas, globals }) as HTMLElement, PASSWORD);
  await userEvent.click(canvas.getByRole('button', { name: messagesOf(globals, 'account', 'ProfileForm')('save') }));
}

/** The server verifies the password. Its error disappears while the user types. */
export const WrongPassword: Story = {
  args: { refusal: { currentPassword: wrongPassword } },
  play: async ({ canvas, userEvent, globals }) => {
    await saveNewPhone({ canvas, userEvent, globals });
    const password = passwordOf({ canvas, globals });
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription(expect.stringContaining(textOf(globals, wrongPassword)));
    await userEvent.keyboard('x');
    await expect(password).not.toBeInvalid();
  },
};
/** The server verifies the code. The next digit replaces a wrong one. */
export const WrongCode: Story = {
  args: { refusal: { code: wrongCode } },
  play: async ({ canvas, userEvent, globals }) => {
    await saveNewPhone({ canvas, userEvent, globals });
    const code = codeOf({ canvas, globals });
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription(expect.stringContaining(textOf(globals, wrongCode)));
    await userEvent.keyboard('654321');
    await expect(code).toHaveValue('654321');
    await expect(code).not.toBeInvalid();
  },
};
/** The server returns this error only after it verified the code, so that it doesn't reveal which phones have an account. */
export const TakenPhone: Story = {
  args: { refusal: { phone: phoneTaken } },
  play: async ({ canvas, userEvent, globals }) => {
    await saveNewPhone({ canvas, userEvent, globals });
    const phone = phoneOf({ canvas, globals });
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(phone).toHaveAccessibleDescription(expect.stringContaining(textOf(globals, phoneTaken)));
  },
};
/** Without `onSendCode`, the phone is read-only. */
export const WithoutCodes: Story = {
  args: { sendsNoCodes: true },
  play: async ({ canvas, userEvent, args, globals }) => {
    await expect(phoneOf({ canvas, globals })).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(globals, 'account', 'ProfileForm')('save') }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.not.objectContaining({ phone: expect.anything() }));
  },
};
/** Without a way to send a code to it, the phone of an account without a password is read-only. */
export const WithoutCurrentCodes: Story = {
  args: { hasPassword: false, sendsNoCurrentCodes: true },
  play: async ({ canvas, globals }) => {
    await expect(phoneOf({ canvas, globals })).toHaveAttribute('readonly');
  },
};
/** Tab moves through the fields. Enter submits from a single-line field and adds a line in the description. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'account', 'ProfileForm');
    const line = (name: string) => canvas.getByRole('textbox', { name });
    const birthday = within(canvas.getByRole('group', { name: t('birthday') }));
    const stops = [
      line(t('nickname')),
      canvas.getByRole('combobox', { name: t('gender') }),
      ...birthday.getAllByRole('spinbutton'),
      birthday.getByRole('button'),
      ...[messagesOf(globals, 'forms', 'PhoneField')('phone'), t('email'), t('bio')].map(line),
      canvas.getByRole('button', { name: t('save') }),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await expect(line(t('email'))).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};
export const Wrong: Story = {
  args: { isNew: true },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'account', 'ProfileForm');
    const birthday = canvas.getByRole('group', { name: t('birthday') });
    const [year, month, day] = birthdayParts({ canvas, globals });
    await userEvent.type(year, '2026');
    await userEvent.type(month, '11');
    await userEvent.type(day, '21');
    await userEvent.type(canvas.getByRole('textbox', { name: t('email') }), 'iris');
    await userEvent.click(canvas.getByRole('button', { name: t('save') }));
    await waitFor(() => expect(birthday).toContainElement(document.activeElement as HTMLElement));
    const today = formatDate({ year: 2026, month: 11, day: 20 }, localeOf(globals), { dateStyle: 'long' });
    await expect(birthday).toHaveAccessibleDescription(
      messagesOf(globals, 'forms', 'DateField')('tooLate', { date: today }),
    );
    await expect(canvas.getByRole('textbox', { name: t('email') })).toHaveAccessibleDescription(t('emailInvalid'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const ServerErrors: Story = {
  args: { errors: { email: taken } },
  play: async ({ canvas, globals }) => {
    const email = canvas.getByRole('textbox', { name: messagesOf(globals, 'account', 'ProfileForm')('email') });
    await expect(email).toHaveAccessibleDescription(textOf(globals, taken));
  },
};
export const Failed: Story = {
  args: { failure: offline },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(textOf(globals, offline));
  },
};
export const Pending: Story = { args: { isPending: true } };
export const Matrix: Story = {
  render: (args) => (
    <Grid columns="lg" gap={48}>
      <Sample {...args} />
      <Sample {...args} isNew isPending />
      <Sample {...args} errors={{ email: taken, phone: phoneNeeded }} />
      <Sample {...args} failure={offline} />
    </Grid>
  ),
};
/** Full-width digits are accepted. Enter does not submit while an input method is composing. */
export const Ime: Story = {
  args: { isNew: true },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'account', 'ProfileForm');
    const name = canvas.getByRole<HTMLInputElement>('textbox', { name: t('nickname') });
    await userEvent.clear(name);
    await expect(compose(name, 'lin', '林')).toBe(true);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const [year, month, day] = birthdayParts({ canvas, globals });
    await userEvent.type(year, '１９９６');
    await userEvent.type(month, '０５');
    await userEvent.type(day, '２０');
    await userEvent.click(canvas.getByRole('button', { name: t('save') }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ nickname: '林', birthday: '1996-05-20' }),
    );
  },
};
export const LongText: Story = { args: { repeat: 6, failure: offline } };
export const Narrow: Story = { decorators: [narrow] };
