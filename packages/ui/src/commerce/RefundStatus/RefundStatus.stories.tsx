import type { AfterSale } from '@mallard/domain/contract';
import { allowedAfterSaleActions } from '@mallard/domain/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleAfterSale, sampleOrder } from '../../fixtures/samplePurchase.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { RefundStatus, type RefundStatusProps } from './RefundStatus.tsx';

const failed = both('请求超时，请检查网络后重试', 'The request timed out. Check your network and try again.');

interface SampleProps extends Pick<RefundStatusProps, 'onWithdraw' | 'onShip' | 'isPending'> {
  status: string;
  kind?: string;
  hasPhotos?: boolean;
  hasFailed?: boolean;
}

function Sample({ status, kind = 'returnAndRefund', hasPhotos = false, hasFailed = false, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const [item] = sampleOrder(locale, 'completed').items;
  const request: AfterSale = {
    ...sampleAfterSale(locale, status, kind),
    ...(hasPhotos && item && { images: [item.image, { ...item.image, url: `${item.image.url}#2` }] }),
  };
  return (
    <RefundStatus
      {...props}
      request={request}
      item={item}
      actions={allowedAfterSaleActions(request)}
      errorMessage={hasFailed ? failed[locale] : undefined}
    />
  );
}

const meta = {
  title: 'Commerce/RefundStatus',
  component: Sample,
  args: { status: 'approved', onWithdraw: fn(), onShip: fn() },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An approved return asks for the tracking number, and validates it before it is submitted. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'RefundStatus');
    const field = canvas.getByRole('textbox', { name: t('trackingNumber') });
    const ship = canvas.getByRole('button', { name: t('submitTracking') });
    await userEvent.type(field, 'no');
    await userEvent.click(ship);
    await expect(canvas.getByText(t('trackingInvalid'))).toBeVisible();
    await expect(args.onShip).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, ' sf1234567890 ');
    await userEvent.click(ship);
    await expect(args.onShip).toHaveBeenCalledWith('SF1234567890');
  },
};
/** Every status, and an unknown one. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap={16}>
      {['requested', 'approved', 'returning', 'refunded', 'refused', 'withdrawn', 'lapsed', 'escalated'].map(
        (status) => (
          <Sample
            key={status}
            {...args}
            status={status}
            kind={status === 'approved' ? 'refundOnly' : 'returnAndRefund'}
          />
        ),
      )}
    </Stack>
  ),
};
/** A request can be withdrawn until it is refunded. */
export const Requested: Story = {
  args: { status: 'requested', hasPhotos: true },
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: messagesOf(globals, 'orders', 'RefundStatus')('withdraw') }),
    );
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
};
export const Refunded: Story = {
  args: { status: 'refunded' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(messagesOf(globals, 'orders', 'afterSale')('total'))).toBeVisible();
  },
};
export const Refused: Story = { args: { status: 'refused', kind: 'refundOnly' } };
export const Pending: Story = { args: { isPending: true } };
export const Failed: Story = {
  args: { status: 'requested', hasFailed: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(textOf(globals, failed));
  },
};
export const Narrow: Story = { args: { hasPhotos: true }, decorators: [narrow] };
