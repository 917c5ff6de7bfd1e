import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { compose } from '../../fixtures/compose.ts';
import { both, type Localized } from '../../fixtures/Localized.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { textOf, wordsOf } from '../../fixtures/wordsOf.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';
import { profileFormWords } from './ProfileForm.words.ts';

const nickname = both('林小禾', 'Iris');
const bio = both('好好吃饭，慢慢生活。', 'Eat well, live slowly.');
const taken = both('这个邮箱已被使用', 'This email is taken');
const offline = both('网络连接异常，请稍后再试', 'Network error. Please try again later.');

interface SampleProps extends Omit<ProfileFormProps, 'defaultValue' | 'errorMessage' | 'validationErrors'> {
  isNew?: boolean;
  failure?: Localized;
  emailError?: Localized;
  repeat?: number;
}
function Sample({ isNew = false, failure, emailError, repeat = 1, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const told = { gender: 'female', birthday: '1996-05-20', phone: '13812342046', email: 'iris@shop.example' } as const;
  const untold = { gender: null, birthday: null, phone: null, email: null } as const;
  return (
    <ProfileForm
      {...props}
      defaultValue={{
        ...(isNew ? untold : told),
        nickname: nickname[locale],
        bio: isNew ? '' : bio[locale].repeat(repeat),
      }}
      errorMessage={failure?.[locale].repeat(repeat)}
      validationErrors={emailError && { email: emailError[locale] }}
    />
  );
}

const meta = {
  title: 'Account/ProfileForm',
  component: Sample,
  args: { onSubmit: fn() },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is emptied is taken back. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const words = wordsOf(globals, profileFormWords);
    const name = canvas.getByRole('textbox', { name: words.nickname });
    await userEvent.clear(name);
    await userEvent.type(name, ' Ann ');
    await userEvent.clear(canvas.getByRole('textbox', { name: words.birthday }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: words.gender }), '');
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      nickname: 'Ann',
      gender: null,
      birthday: null,
      phone: '13812342046',
      email: 'iris@shop.example',
      bio: textOf(globals, bio),
    });
  },
};
/** Tab goes through the fields; Enter saves from a line of text and makes a new line in the description. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const words = wordsOf(globals, profileFormWords);
    const line = (name: string) => canvas.getByRole('textbox', { name });
    const stops = [
      line(words.nickname),
      canvas.getByRole('combobox', { name: words.gender }),
      ...[words.birthday, words.phone, words.email, words.bio].map(line),
      canvas.getByRole('button', { name: words.save }),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await expect(line(words.email)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};
export const Wrong: Story = {
  args: { isNew: true },
  play: async ({ canvas, userEvent, args, globals }) => {
    const words = wordsOf(globals, profileFormWords);
    const birthday = canvas.getByRole('textbox', { name: words.birthday });
    await userEvent.type(birthday, '2026-02-29');
    await userEvent.type(canvas.getByRole('textbox', { name: words.email }), 'iris');
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await waitFor(() => expect(birthday).toHaveFocus());
    await expect(birthday).toHaveAccessibleDescription(`${words.birthdayHint} ${words.birthdayWrong}`);
    await expect(canvas.getByRole('textbox', { name: words.email })).toHaveAccessibleDescription(words.emailWrong);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const ServerErrors: Story = {
  args: { emailError: taken },
  play: async ({ canvas, globals }) => {
    const email = canvas.getByRole('textbox', { name: wordsOf(globals, profileFormWords).email });
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
      <Sample {...args} emailError={taken} />
      <Sample {...args} failure={offline} />
    </Grid>
  ),
};
/** Full-width digits count as digits; Enter within a composition does not save. */
export const Ime: Story = {
  args: { isNew: true },
  play: async ({ canvas, userEvent, args, globals }) => {
    const words = wordsOf(globals, profileFormWords);
    const name = canvas.getByRole<HTMLInputElement>('textbox', { name: words.nickname });
    await userEvent.clear(name);
    await expect(compose(name, 'lin', '林')).toBe(true);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: words.birthday }), '１９９６-０５-２０');
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ nickname: '林', birthday: '1996-05-20' }),
    );
  },
};
export const LongText: Story = { args: { repeat: 6, failure: offline } };
export const Narrow: Story = { decorators: [narrow] };
