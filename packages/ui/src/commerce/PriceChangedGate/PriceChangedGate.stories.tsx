import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { PriceChangedGate, type PriceChangedGateProps } from './PriceChangedGate.tsx';

const submit = both('提交订单', 'Place order');
const onSubmit = fn();

function Sample({ accepted: first, ...props }: Omit<PriceChangedGateProps, 'children' | 'ref'>) {
  const locale = useSampleLocale();
  const [accepted, setAccepted] = useState(first);
  return (
    <PriceChangedGate
      {...props}
      accepted={accepted}
      onAccept={(amount) => {
        props.onAccept(amount);
        setAccepted(amount);
      }}
    >
      {(isBlocked) => (
        <Button size="lg" isFullWidth isDisabled={isBlocked} onPress={onSubmit}>
          {submit[locale]}
        </Button>
      )}
    </PriceChangedGate>
  );
}

const meta = {
  title: 'Commerce/PriceChangedGate',
  component: PriceChangedGate,
  args: { accepted: minor(43_700), current: minor(44_700), onAccept: fn(), children: () => null },
  render: ({ children: _children, ref: _ref, ...args }) => <Sample {...args} />,
  beforeEach: () => {
    onSubmit.mockClear();
  },
} satisfies Meta<typeof PriceChangedGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'checkout', 'PriceChangedGate');
    const placeOrder = canvas.getByRole('button', { name: textOf(globals, submit) });
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('increased', { from: '¥437.00', to: '¥447.00' }));
    await expect(placeOrder).toBeDisabled();
    canvas.getByRole('button', { name: t('accept', { to: '¥447.00' }) }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledWith(44_700);
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(placeOrder).toBeEnabled();
    const spoken = canvasElement.querySelector('[data-live-announcer] [aria-live="polite"]');
    await waitFor(() => expect(spoken).toHaveTextContent(t('accepted', { to: '¥447.00' })));
    await userEvent.tab();
    await expect(placeOrder).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
};
/** Every state side by side. */
export const Matrix: Story = {
  render: ({ children: _children, ref: _ref, ...args }) => (
    <Grid columns="lg" gap={24}>
      <Sample {...args} />
      <Sample {...args} current={minor(41_700)} />
      <Sample {...args} current={args.accepted} />
    </Grid>
  ),
};
/** Also asks about a lower amount: something may be missing. */
export const Cheaper: Story = {
  args: { current: minor(41_700) },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'checkout', 'PriceChangedGate');
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('decreased', { from: '¥437.00', to: '¥417.00' }));
  },
};
export const Unchanged: Story = {
  args: { current: minor(43_700) },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, submit) }));
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
};
export const LongText: Story = { args: { accepted: minor(9_999_999_900), current: minor(9_999_999_999) } };
export const Narrow: Story = { ...LongText, decorators: [narrow] };
