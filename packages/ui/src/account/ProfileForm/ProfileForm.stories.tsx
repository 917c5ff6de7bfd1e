import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { compose } from '../../fixtures/compose.ts';
import { both, type Localized } from '../../fixtures/Localized.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { SAMPLE_NOW } from '../../fixtures/samplePurchase.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { localeOf, textOf, wordsOf } from '../../fixtures/wordsOf.ts';
import { dateFieldWords } from '../../forms/DateField/DateField.words.ts';
import { formatDate } from '../../forms/DateField/plainDate.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
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
type Play = Parameters<NonNullable<StoryObj['play']>>[0];

/** The parts of the birthday: year, month and day, whatever the order that a language has them in. */
function birthdayParts({ canvas, globals }: Pick<Play, 'canvas' | 'globals'>) {
  const { parts } = wordsOf(globals, dateFieldWords);
  const part = (name: string) => canvas.getByRole('spinbutton', { name });
  return [part(parts.year), part(parts.month), part(parts.day)] as const;
}

const stopped = { now: () => SAMPLE_NOW };

function Sample({ isNew = false, failure, emailError, repeat = 1, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const told = { gender: 'female', birthday: '1996-05-20', phone: '13812342046', email: 'iris@shop.example' } as const;
  const untold = { gender: null, birthday: null, phone: null, email: null } as const;
  return (
    <MallardProvider locale={locale} clock={stopped}>
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
    </MallardProvider>
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
    for (const input of birthdayParts({ canvas, globals })) await userEvent.clear(input);
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
    const birthday = within(canvas.getByRole('group', { name: words.birthday }));
    const stops = [
      line(words.nickname),
      canvas.getByRole('combobox', { name: words.gender }),
      ...birthday.getAllByRole('spinbutton'),
      birthday.getByRole('button'),
      ...[words.phone, words.email, words.bio].map(line),
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
    const birthday = canvas.getByRole('group', { name: words.birthday });
    const [year, month, day] = birthdayParts({ canvas, globals });
    await userEvent.type(year, '2026');
    await userEvent.type(month, '11');
    await userEvent.type(day, '21');
    await userEvent.type(canvas.getByRole('textbox', { name: words.email }), 'iris');
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await waitFor(() => expect(birthday).toContainElement(document.activeElement as HTMLElement));
    const today = formatDate({ year: 2026, month: 11, day: 20 }, localeOf(globals), { dateStyle: 'long' });
    await expect(birthday).toHaveAccessibleDescription(wordsOf(globals, dateFieldWords).tooLate(today));
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
    const [year, month, day] = birthdayParts({ canvas, globals });
    await userEvent.type(year, '１９９６');
    await userEvent.type(month, '０５');
    await userEvent.type(day, '２０');
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ nickname: '林', birthday: '1996-05-20' }),
    );
  },
};
export const LongText: Story = { args: { repeat: 6, failure: offline } };
export const Narrow: Story = { decorators: [narrow] };
