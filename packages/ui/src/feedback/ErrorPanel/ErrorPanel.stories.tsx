import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';

const kinds = ['network', 'timeout', 'server', 'notFound', 'forbidden', 'unknown'] as const;
const noon = Date.UTC(2026, 10, 20, 12);

const meta = {
  title: 'Feedback/ErrorPanel',
  component: ErrorPanel,
  args: { kind: 'server', onRetry: fn() },
} satisfies Meta<typeof ErrorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Is announced when it appears. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'feedback', 'ErrorPanel');
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('server'));
    await expect(canvas.getByRole('heading', { level: 2, name: t('title') })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('retry') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
/** Each kind, and the optional contents of the panel. */
export const Matrix: Story = {
  render: (args) => (
    <SampleProvider clock={still}>
      <Grid columns="md" gap={16}>
        {kinds.map((kind) => (
          <ErrorPanel key={kind} {...args} kind={kind} />
        ))}
        <ErrorPanel {...args} isRetrying />
        <ErrorPanel {...args} retryAfter={30} reference="8f2c-41d7" />
        <ErrorPanel {...args} kind="forbidden" onRetry={undefined} />
      </Grid>
    </SampleProvider>
  ),
};
const still = { now: () => noon };

/** The second attempt fails like the first: it is announced, and the same button tries again. */
export const RetryFailsAgain: Story = {
  render: function Failing(args) {
    const [isRetrying, setRetrying] = useState(false);
    return (
      <ErrorPanel
        {...args}
        isRetrying={isRetrying}
        onRetry={() => {
          args.onRetry?.();
          setRetrying(true);
          setTimeout(() => setRetrying(false), 50);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'feedback', 'ErrorPanel');
    await userEvent.tab();
    for (const times of [1, 2]) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(t('failedAgain', { count: times })));
      await expect(canvas.getByRole('button', { name: t('retry') })).toHaveFocus();
    }
  },
};
/** The server requests a delay; the countdown is not announced. */
export const RetryAfter: Story = {
  args: { retryAfter: 30 },
  render: function Waiting(args) {
    const [clock] = useState(() => ({ passed: 0, now: () => noon + clock.passed }));
    return (
      <SampleProvider clock={clock}>
        <ErrorPanel {...args} />
        <button
          type="button"
          hidden
          data-testid="wait"
          onClick={() => {
            clock.passed += 20_000;
            document.dispatchEvent(new Event('visibilitychange'));
          }}
        />
      </SampleProvider>
    );
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = messagesOf(globals, 'feedback', 'ErrorPanel');
    const button = await canvas.findByRole('button', { name: t('retryIn', { seconds: 30 }) });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onRetry).not.toHaveBeenCalled();
    await expect(button.closest('[aria-live="off"]')).not.toBeNull();
    canvas.getByTestId('wait').click();
    await canvas.findByRole('button', { name: t('retryIn', { seconds: 10 }) });
    canvas.getByTestId('wait').click();
    await expect(await canvas.findByRole('button', { name: t('retry') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
/** The only content of a page: the title receives the focus instead of an alert. */
export const Page: Story = {
  args: { kind: 'notFound', isPage: true },
  render: (args) => <ErrorPanel {...args} onRetry={undefined} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    const title = canvas.getByRole('heading', {
      level: 1,
      name: messagesOf(globals, 'feedback', 'ErrorPanel')('pageTitle'),
    });
    await waitFor(() => expect(title).toHaveFocus());
  },
};
export const Retrying: Story = { args: { isRetrying: true } };
export const WithReference: Story = { args: { reference: '8f2c-41d7' } };
export const LongText: Story = {
  args: { reference: '8f2c41d7-5b60-4b43-a9e6-1c6d7a8a3f21-0000-0000-0000-000000000000' },
  render: function Long(args) {
    return <ErrorPanel {...args}>{long[useSampleLocale()]}</ErrorPanel>;
  },
};
const long = both(
  '我们暂时联系不上仓库的库存系统，所以没有办法告诉您这几件商品还有没有货。您的购物车没有丢失，稍后再来看看就好。',
  'We cannot reach the stock system of our warehouse for the moment, so we do not know whether these products are still to be had. Nothing in your cart is lost; please look again a little later.',
);
export const Narrow: Story = { decorators: [narrow], args: { reference: '8f2c-41d7' } };
