import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { CheckoutSection, type CheckoutSectionProps } from './CheckoutSection.tsx';

const text = {
  address: both('收货地址', 'Shipping address'),
  delivery: both('配送方式', 'Delivery'),
  payment: both('支付方式', 'Payment'),
  name: both('收货人', 'Recipient'),
  summary: both(
    '林小禾 138****2046，上海市静安区愚园路 128 弄 6 号 302 室',
    'Lin Xiaohe, 138****2046, Room 302, No. 6, Lane 128, Yuyuan Road, Shanghai',
  ),
  go: both('继续', 'Continue'),
  long: both(
    '收货地址与预约送货时间（大件家具需要有人签收）',
    'Shipping address and the time of delivery, as somebody has to sign for furniture',
  ),
};

type SampleProps = Partial<CheckoutSectionProps> & { kind?: keyof typeof text };

function Sample({ kind = 'address', ...props }: SampleProps) {
  const locale = useSampleLocale();
  return (
    <CheckoutSection number={1} summary={text.summary[locale]} {...props} title={text[kind][locale]}>
      <TextField label={text.name[locale]} />
    </CheckoutSection>
  );
}

/** Two steps: completing the first opens the second. */
function Checkout({ onEdit }: { onEdit: (() => void) | undefined }) {
  const locale = useSampleLocale();
  const [step, setStep] = useState(1);
  return (
    <Stack>
      <CheckoutSection
        number={1}
        title={text.address[locale]}
        summary={text.summary[locale]}
        isComplete={step > 1}
        onEdit={() => {
          onEdit?.();
          setStep(1);
        }}
      >
        <Button onPress={() => setStep(2)}>{text.go[locale]}</Button>
      </CheckoutSection>
      <CheckoutSection number={2} title={text.delivery[locale]} isLocked={step < 2}>
        <TextField label={text.name[locale]} />
      </CheckoutSection>
    </Stack>
  );
}

const meta = {
  title: 'Commerce/CheckoutSection',
  component: CheckoutSection,
  args: { number: 1, title: '', children: null, onEdit: fn() },
  render: ({ title: _title, children: _children, ref: _ref, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof CheckoutSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A completed step shows its summary, unlocks the next and keeps the focus on its heading. */
export const Default: Story = {
  render: ({ onEdit }) => <Checkout onEdit={onEdit} />,
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'checkout', 'CheckoutSection');
    const title = textOf(globals, text.address);
    await expect(canvas.getByText(t('locked'))).toBeVisible();
    canvas.getByRole('button', { name: textOf(globals, text.go) }).focus();
    await userEvent.keyboard('{Enter}');
    const heading = canvas.getByRole('heading', { name: `${t('step', { number: 1 })} ${title} ${t('done')}` });
    await expect(heading).toHaveFocus();
    await expect(canvas.getByText(textOf(globals, text.summary))).toBeVisible();
    await expect(canvas.queryByText(t('locked'))).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('editSection', { title }) })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('heading', { name: `${t('step', { number: 1 })} ${title}` })).toHaveFocus();
  },
};
/** Every state below one another. */
export const Matrix: Story = {
  render: ({ title: _title, children: _children, ref: _ref, ...args }) => (
    <Stack>
      <Sample {...args} isComplete />
      <Sample {...args} number={2} kind="delivery" />
      <Sample {...args} number={3} kind="payment" isLocked />
      <Sample {...args} number={4} kind="long" isComplete isEditing />
      <Sample {...args} number={5} kind="name" isEditing={false} summary={undefined} />
    </Stack>
  ),
};
export const Complete: Story = { args: { isComplete: true } };
export const Locked: Story = { args: { isLocked: true } };
export const LongText: Story = {
  render: ({ title: _title, children: _children, ref: _ref, ...args }) => <Sample {...args} kind="long" isComplete />,
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
