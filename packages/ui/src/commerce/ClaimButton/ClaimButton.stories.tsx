import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleMessages } from '../../fixtures/messagesIn.ts';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { mergeMessages } from '../../intl/mergeMessages.ts';
import { ClaimButton } from './ClaimButton.tsx';

const meta = {
  title: 'Commerce/ClaimButton',
  component: ClaimButton,
  args: { state: 'claimable', onClaim: fn() },
} satisfies Meta<typeof ClaimButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After claiming, it links to where the coupon can be used, and keeps the focus. */
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
    const t = messagesOf(globals, 'commerce', 'ClaimButton');
    canvas.getByRole('button', { name: t('claim') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClaim).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole('link', { name: t('use') })).toHaveFocus());
    const spoken = canvasElement.querySelector('[data-live-announcer] [aria-live="polite"]');
    await waitFor(() => expect(spoken).toHaveTextContent(t('claimed')));
  },
};
/** Pressed too late: a text that all are claimed replaces the button, gets its focus, and is announced. */
export const TooLate: Story = {
  render: function TooLate(args) {
    const [state, setState] = useState(args.state);
    return <ClaimButton {...args} state={state} onClaim={() => setState('soldOut')} />;
  },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = messagesOf(globals, 'commerce', 'ClaimButton');
    canvas.getByRole('button', { name: t('claim') }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(t('soldOut'), { ignore: '[aria-live]' })).toHaveFocus());
    await waitFor(() => expect(spoken(canvasElement)).toBe(t('soldOut')));
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
    const link = canvas.getByRole('link', { name: messagesOf(globals, 'commerce', 'ClaimButton')('signIn') });
    await expect(link).toHaveAttribute('href', '#login');
  },
};
export const Claimed: Story = { args: { state: 'claimed' } };
export const SoldOut: Story = {
  args: { state: 'soldOut' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(messagesOf(globals, 'commerce', 'ClaimButton')('soldOut'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const longMessages = {
  'zh-CN': mergeMessages(sampleMessages['zh-CN'], {
    commerce: {
      ClaimButton: {
        claim: '立即领取会员专享优惠券',
        use: '去选购适用的全部商品',
        soldOut: '本期会员专享优惠券已全部领完',
      },
    },
  }),
  'en-US': mergeMessages(sampleMessages['en-US'], {
    commerce: {
      ClaimButton: {
        claim: 'Claim your coupon for members',
        use: 'See everything that it can be used for',
        soldOut: 'All coupons of this month have been claimed',
      },
    },
  }),
};
/** Shows longer messages of a shop. */
export const LongText: Story = {
  render: function LongText(args) {
    return (
      <SampleProvider messages={longMessages[useSampleLocale()]}>
        <Stack gap={12}>
          <ClaimButton {...args} />
          <ClaimButton {...args} state="claimed" useHref="#use" />
          <ClaimButton {...args} state="soldOut" />
        </Stack>
      </SampleProvider>
    );
  },
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
