import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { compose } from '../../fixtures/compose.ts';
import { both, type Localized } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { ContactPanel, type ContactPanelProps } from './ContactPanel.tsx';

const phone = both('客服电话', 'Phone');
const mail = both('电子邮件', 'Email');
const hours = both('每天 9:00–23:00', 'Every day, 9:00–23:00');
const offline = both('网络连接异常，请稍后再发', 'Network error. Send it again later.');

interface SampleProps extends Omit<ContactPanelProps, 'channels' | 'hours' | 'errorMessage'> {
  failure?: Localized;
  hasWays?: boolean;
  repeat?: number;
}
function Sample({ failure, hasWays = true, repeat = 1, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const ways = {
    hours: hours[locale].repeat(repeat),
    channels: [
      { label: phone[locale].repeat(repeat), value: '400 820 2046', href: 'tel:4008202046', icon: Phone },
      { label: mail[locale], value: `${'hello'.repeat(repeat)}@mallard.example`, href: 'mailto:', icon: Mail },
    ],
  };
  return <ContactPanel {...props} {...(hasWays && ways)} errorMessage={failure?.[locale].repeat(repeat)} />;
}

const meta = {
  title: 'Account/ContactPanel',
  component: Sample,
  args: { onSubmit: fn(), onAnother: fn() },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'account', 'ContactPanel');
    canvas.getByRole('textbox', { name: t('name') }).focus();
    await userEvent.keyboard(' Ann {Tab}ann@shop.example');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('topic') }), 'product');
    await userEvent.type(canvas.getByRole('textbox', { name: t('message') }), '320 ml?');
    await userEvent.click(canvas.getByRole('button', { name: t('send') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Ann',
      contact: 'ann@shop.example',
      topic: 'product',
      message: '320 ml?',
    });
    await expect(canvas.getByRole('link', { name: `${textOf(globals, phone)} 400 820 2046` })).toHaveAttribute(
      'href',
      'tel:4008202046',
    );
  },
};
export const Incomplete: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'account', 'ContactPanel');
    await userEvent.click(canvas.getByRole('button', { name: t('send') }));
    const name = canvas.getByRole('textbox', { name: t('name') });
    await expect(name).toHaveAccessibleDescription(t('nameRequired'));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Sent: Story = {
  args: { isSent: true },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'account', 'ContactPanel');
    await expect(canvas.getByRole('heading', { name: t('sent') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('writeAnother') }));
    await expect(args.onAnother).toHaveBeenCalledTimes(1);
  },
};
/** The focus moves from the form to the thanks, and back to the form. */
export const SentByKeyboard: Story = {
  render: function Sending({ onSubmit, onAnother, ...args }) {
    const [isSent, setSent] = useState(false);
    return (
      <Sample
        {...args}
        isSent={isSent}
        onSubmit={(message) => {
          onSubmit?.(message);
          setSent(true);
        }}
        onAnother={() => {
          onAnother?.();
          setSent(false);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'account', 'ContactPanel');
    canvas.getByRole('textbox', { name: t('name') }).focus();
    await userEvent.keyboard('Ann{Tab}ann@shop.example{Tab}{Tab}320 ml?{Tab}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('heading', { name: t('sent') })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnother).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('heading', { name: t('form') })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: t('name') })).toHaveFocus();
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
    <Stack gap={48}>
      <Sample {...args} />
      <Sample {...args} hasWays={false} failure={offline} isPending />
      <Sample {...args} hasWays={false} isSent />
    </Stack>
  ),
};
/** The Enter that ends a composition does not submit the form. */
export const Ime: Story = {
  play: async ({ canvas, args, globals }) => {
    const name = canvas.getByRole<HTMLInputElement>('textbox', {
      name: messagesOf(globals, 'account', 'ContactPanel')('name'),
    });
    await expect(compose(name, 'lin', '林')).toBe(true);
    await expect(name).toHaveValue('林');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const LongText: Story = { args: { repeat: 4, failure: offline } };
export const Narrow: Story = { args: { repeat: 2 }, decorators: [narrow] };
