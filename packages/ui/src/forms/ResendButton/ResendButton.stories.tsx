import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { ResendButton, type ResendButtonProps } from './ResendButton.tsx';

const noon = Date.UTC(2026, 10, 20, 12);
const atNoon = () => noon;

const meta = {
  title: 'Forms/ResendButton',
  component: ResendButton,
  args: { onPress: fn() },
} satisfies Meta<typeof ResendButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After a press it waits, keeps the focus, and counts down in its name. */
export const Default: Story = {
  render: function Sending(args) {
    const [availableAt, setAvailableAt] = useState<number>();
    return (
      <ResendButton
        {...args}
        now={atNoon}
        availableAt={availableAt}
        onPress={() => {
          args.onPress?.();
          setAvailableAt(noon + 60_000);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'forms', 'ResendButton');
    const button = canvas.getByRole('button', { name: t('send') });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAccessibleName(t('sendAgainIn', { seconds: 60 }));
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button.closest('[aria-live]')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

function Every(given: ResendButtonProps) {
  const args = { ...given, now: atNoon };
  return (
    <Inline gap={16}>
      {(['ghost', 'quiet'] as const).flatMap((variant) => [
        <ResendButton key={variant} {...args} variant={variant} />,
        <ResendButton key={`${variant} waiting`} {...args} variant={variant} availableAt={noon + 42_000} />,
        <ResendButton key={`${variant} again`} {...args} variant={variant} availableAt={noon} />,
        <ResendButton key={`${variant} pending`} {...args} variant={variant} isPending />,
      ])}
    </Inline>
  );
}
/** Every state side by side. */
export const Matrix: Story = { render: Every };

/** After a reload during the wait, it continues by the shop's clock. */
export const ReloadedMidWait: Story = {
  args: { availableAt: noon + 2_000 },
  render: function Reloaded(args) {
    const [clock] = useState(() => {
      const start = Date.now();
      return { now: () => noon + Date.now() - start };
    });
    return (
      <SampleProvider clock={clock}>
        <ResendButton {...args} />
      </SampleProvider>
    );
  },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'forms', 'ResendButton');
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(button).toHaveAccessibleName(t('sendAgain')), { timeout: 5000 });
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};
/** The longest text of the button. */
export const LongText: Story = { args: { now: atNoon, availableAt: noon + 86_400_000 } };
export const Narrow: Story = {
  args: { now: atNoon, availableAt: noon + 42_000, isFullWidth: true },
  decorators: [narrow],
};
