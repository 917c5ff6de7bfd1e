import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { compose } from '../../fixtures/compose.ts';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Form, type FormProps } from './Form.tsx';

const texts = {
  username: both('用户名', 'Username'),
  password: both('密码', 'Password'),
  remember: both('记住我', 'Remember me'),
  submit: both('登录', 'Log in'),
  usernameNeeded: both('请填写用户名', 'Please enter your username'),
  passwordNeeded: both('请填写密码', 'Please enter your password'),
  refused: both('用户名或密码错误', 'Wrong username or password'),
  clean: both('没有未保存的修改', 'Nothing to save'),
  dirty: both('有未保存的修改', 'There are unsaved changes'),
  long: both(
    '这个用户名已经有人用了，试试在后面加上出生年份、所在城市，或者改用手机号登录，登录后随时可以再改。',
    'This username is taken. Try adding a year or your city to it, or log in with your phone number and change the name later.',
  ),
};
type Name = keyof typeof texts;

interface LogInProps extends FormProps {
  hasSummary?: boolean;
  /** Errors from the server, by field name. */
  answer?: Record<string, Name>;
}

/** A login form: its fields validate themselves, then a server answers. */
function LogIn({ hasSummary = true, answer = {}, onSubmit, ...remainingProps }: LogInProps) {
  const locale = useSampleLocale();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const needed = (sentence: Name) => (text: string) => (text === '' ? texts[sentence][locale] : undefined);
  return (
    <Form
      validationErrors={errors}
      {...remainingProps}
      onSubmit={(values) => {
        onSubmit?.(values);
        setErrors(Object.fromEntries(Object.entries(answer).map(([name, text]) => [name, texts[text][locale]])));
      }}
    >
      {hasSummary && <ErrorSummary />}
      <TextField
        label={texts.username[locale]}
        name="username"
        autoComplete="username"
        validate={needed('usernameNeeded')}
      />
      <PasswordField label={texts.password[locale]} name="password" validate={needed('passwordNeeded')} />
      <Checkbox name="rememberMe">{texts.remember[locale]}</Checkbox>
      <Button type="submit" size="lg" isPending={remainingProps.isPending}>
        {texts.submit[locale]}
      </Button>
    </Form>
  );
}

const meta = {
  title: 'Forms/Form',
  component: Form,
  subcomponents: { ErrorSummary },
  args: { onSubmit: fn() },
  render: (args) => <LogIn {...args} />,
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: textOf(globals, texts.username) }), 'demo');
    await userEvent.type(canvas.getByLabelText(textOf(globals, texts.password)), 'demo1234{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.any(FormData));
  },
};

function Every() {
  const locale = useSampleLocale();
  const errors = { username: texts.usernameNeeded[locale], password: texts.refused[locale] };
  return (
    <Grid columns="lg" gap={32}>
      <LogIn />
      <LogIn hasSummary={false} validationErrors={errors} />
      <LogIn isPending />
    </Grid>
  );
}
/** At rest, with errors at the fields, and pending. */
export const Matrix: Story = { render: () => <Every /> };

/**
 * Lists the errors of the fields' validation. The list receives the focus, each entry links to its
 * field, and changing a field removes its error everywhere. Nothing is submitted.
 */
export const WithErrors: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const submit = canvas.getByRole('button', { name: textOf(globals, texts.submit) });
    await userEvent.click(submit);
    const title = messagesOf(globals, 'forms', 'ErrorSummary')('errorSummary');
    await waitFor(() => expect(canvas.getByRole('region', { name: title })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const needed = textOf(globals, texts.passwordNeeded);
    await userEvent.click(canvas.getByRole('button', { name: needed }));
    const password = canvas.getByLabelText(textOf(globals, texts.password));
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription(needed);
    await userEvent.keyboard('d');
    await expect(password).not.toHaveAccessibleDescription();
    await expect(canvas.queryByRole('button', { name: needed })).not.toBeInTheDocument();
    await userEvent.click(submit);
    await waitFor(() => expect(canvas.getByRole('region', { name: title })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: textOf(globals, texts.username) })).toBeInvalid();
  },
};

/** The server rejects twice for the same reason: it is announced each time, and the typed text stays. */
export const ServerErrors: Story = {
  render: (args) => <LogIn {...args} hasSummary={false} answer={{ password: 'refused' }} />,
  play: async ({ canvas, userEvent, args, globals }) => {
    const password = canvas.getByLabelText(textOf(globals, texts.password));
    await userEvent.type(canvas.getByRole('textbox', { name: textOf(globals, texts.username) }), 'demo');
    await userEvent.type(password, 'duck1234{Enter}');
    const refused = textOf(globals, texts.refused);
    await waitFor(() => expect(password).toHaveAccessibleDescription(refused));
    await expect(password).toHaveFocus();
    await expect(password).toHaveValue('duck1234');
    await userEvent.keyboard('5');
    await expect(password).not.toBeInvalid();
    canvas.getByRole('button', { name: textOf(globals, texts.submit) }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription(refused));
    await expect(password).toHaveFocus();
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** Notifies the parent when there are unsaved changes, and when there no longer are. */
export const DirtyGuard: Story = {
  args: { onDirtyChange: fn() },
  render: function Guarded(args) {
    const locale = useSampleLocale();
    const [isDirty, setDirty] = useState(false);
    return (
      <Form
        {...args}
        onDirtyChange={(is) => {
          args.onDirtyChange?.(is);
          setDirty(is);
        }}
      >
        <TextField name="username" label={texts.username[locale]} defaultValue="demo" />
        <Checkbox name="rememberMe">{texts.remember[locale]}</Checkbox>
        <Text>{texts[isDirty ? 'dirty' : 'clean'][locale]}</Text>
      </Form>
    );
  },
  play: async ({ canvas, userEvent, args, globals }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 's');
    await expect(await canvas.findByText(textOf(globals, texts.dirty))).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(await canvas.findByText(textOf(globals, texts.clean))).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(await canvas.findByText(textOf(globals, texts.dirty))).toBeVisible();
    await expect(args.onDirtyChange).toHaveBeenCalledTimes(3);
  },
};

/** The Enter that ends a composition does not submit the form. */
export const Ime: Story = {
  play: async ({ canvas, args, globals }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: textOf(globals, texts.username) });
    const isKept = compose(field, 'lü’tou’ya', '绿头鸭');
    await expect(isKept).toBe(true);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Ignores Enter and presses while it is pending. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: textOf(globals, texts.username) }), 'demo{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

function Long() {
  const locale = useSampleLocale();
  return <LogIn validationErrors={{ username: texts.long[locale], password: texts.long[locale] }} />;
}
export const LongText: Story = { render: () => <Long /> };
export const Narrow: Story = { ...LongText, decorators: [narrow] };
