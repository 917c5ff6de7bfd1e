import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Form } from '../Form/Form.tsx';
import { Agreement, type AgreementProps } from './Agreement.tsx';

const texts = {
  terms: both('用户协议', 'Terms of service'),
  privacy: both('隐私政策', 'Privacy policy'),
  resale: both('数字商品购买与退款规则', 'Rules for digital goods and refunds'),
  import: both('跨境商品代为清关委托书', 'Mandate to clear imported goods through customs'),
  register: both('注册', 'Register'),
  needed: both(
    '请先阅读并同意用户协议和隐私政策',
    'Please read and agree to the Terms of service and Privacy policy first',
  ),
};

function Terms({ count = 2, ...args }: Partial<AgreementProps> & { count?: number }) {
  const locale = useSampleLocale();
  const titles = ['terms', 'privacy', 'resale', 'import'] as const;
  const links = titles.slice(0, count).map((id) => ({ label: texts[id][locale], href: `/${id}` }));
  return <Agreement {...args} links={links} />;
}

const meta = {
  title: 'Forms/Agreement',
  component: Agreement,
  args: { links: [], onChange: fn() },
  render: ({ links: _none, ...args }) => <Terms {...args} />,
} satisfies Meta<typeof Agreement>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pressing the label ticks the box, pressing a link does not. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const box = canvas.getByRole('checkbox');
    for (const title of [texts.terms, texts.privacy])
      await expect(box).toHaveAccessibleName(expect.stringContaining(textOf(globals, title)));
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(2);
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAccessibleName(
        expect.stringContaining(messagesOf(globals, 'actions', 'Link')('external').trim()),
      );
    }
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
  },
};

function Every(args: Partial<AgreementProps>) {
  const locale = useSampleLocale();
  return (
    <Stack gap={8}>
      <Terms {...args} />
      <Terms {...args} defaultSelected />
      <Terms {...args} count={1} />
      <Terms {...args} count={4} />
      <Terms {...args} errorMessage={texts.needed[locale]} />
      <Terms {...args} isDisabled />
    </Stack>
  );
}
/** Every state, and one to four texts. */
export const Matrix: Story = { render: ({ links: _none, ...args }) => <Every {...args} /> };

/** Submitting without consent shows an error at the box and focuses it; ticking the box removes the error. */
export const Unaccepted: Story = {
  render: function InForm({ links: _none, ...args }) {
    return (
      <Form>
        <Terms {...args} />
        <Button type="submit">{texts.register[useSampleLocale()]}</Button>
      </Form>
    );
  },
  play: async ({ canvas, userEvent, globals }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, texts.register) }));
    await expect(box).toHaveFocus();
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(textOf(globals, texts.needed));
    await userEvent.keyboard(' ');
    await expect(box).not.toBeInvalid();
    await expect(box).not.toHaveAccessibleDescription();
  },
};
export const LongText: Story = { render: ({ links: _none, ...args }) => <Terms {...args} count={4} /> };
export const Narrow: Story = { ...Unaccepted, decorators: [narrow] };
