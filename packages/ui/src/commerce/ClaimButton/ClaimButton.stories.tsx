import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { wordsOf } from '../../fixtures/wordsOf.ts';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { ClaimButton } from './ClaimButton.tsx';
import { claimButtonWords } from './ClaimButton.words.ts';

const meta = {
  title: 'Commerce/ClaimButton',
  component: ClaimButton,
  args: { state: 'claimable', onClaim: fn() },
} satisfies Meta<typeof ClaimButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Claimed, it leads to where the coupon can be used, and keeps the focus. */
export const Default: Story = {
  args: { useHref: '#use' },
  render: function Default(args) {
    const [state, setState] = useState(args.state);
    return (
      <ClaimButton
        {...args}
        state={state}
        onClaim={() => {
          args.onClaim?.();
          setState('claimed');
        }}
      />
    );
  },
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const words = wordsOf(globals, claimButtonWords);
    canvas.getByRole('button', { name: words.claim }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClaim).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole('link', { name: words.use })).toHaveFocus());
    const spoken = canvasElement.querySelector('[data-live-announcer] [aria-live="polite"]');
    await waitFor(() => expect(spoken).toHaveTextContent(words.claimed));
  },
};
/** Every state side by side. */
export const Matrix: Story = {
  render: (args) => (
    <Inline gap={24}>
      <ClaimButton {...args} />
      <ClaimButton {...args} isPending />
      <ClaimButton {...args} signInHref="#login" />
      <ClaimButton {...args} state="claimed" useHref="#use" />
      <ClaimButton {...args} state="claimed" />
      <ClaimButton {...args} state="soldOut" />
    </Inline>
  ),
};
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClaim).not.toHaveBeenCalled();
  },
};
export const SignInFirst: Story = {
  args: { signInHref: '#login' },
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link', { name: wordsOf(globals, claimButtonWords).signIn });
    await expect(link).toHaveAttribute('href', '#login');
  },
};
export const Claimed: Story = { args: { state: 'claimed' } };
export const SoldOut: Story = {
  args: { state: 'soldOut' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsOf(globals, claimButtonWords).soldOut)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
