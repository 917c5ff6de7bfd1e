import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { localeOf, messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleOrder } from '../../fixtures/samplePurchase.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import type { UploadItem } from '../../forms/Uploader/UploadItem.ts';
import { RefundForm, type RefundFormProps } from './RefundForm.tsx';

const failed = both('提交失败，请稍后再试', 'Not submitted, please try again later');
const refusal = both('网络中断', 'The connection broke');
const PRICE = 8900;

interface SampleProps extends Omit<RefundFormProps, 'items' | 'errorMessage' | 'photos' | 'amountsOf'> {
  lines?: number;
  uploads?: 'none' | 'half' | 'failed' | 'done';
  hasFailed?: boolean;
}

function Sample({ lines = 2, uploads = 'none', hasFailed = false, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const { items } = sampleOrder(locale, 'completed', lines);
  const url = items[0]?.image.url;
  const done: UploadItem = { id: 'a', name: 'mug-1.jpg', status: 'done', url };
  const sets: Record<NonNullable<SampleProps['uploads']>, UploadItem[]> = {
    none: [],
    done: [done],
    half: [done, { id: 'b', name: 'mug-2.jpg', status: 'uploading', progress: 40, url }],
    failed: [done, { id: 'b', name: 'mug-2.jpg', status: 'failed', errorMessage: refusal[locale], url }],
  };
  return (
    <RefundForm
      {...props}
      items={items}
      photos={sets[uploads]}
      amountsOf={(_, quantity) => ({
        goods: minor(PRICE * quantity),
        discount: minor(500 * quantity),
        shipping: minor(0),
        total: minor((PRICE - 500) * quantity),
      })}
      errorMessage={hasFailed ? failed[locale] : undefined}
    />
  );
}

const meta = {
  title: 'Commerce/RefundForm',
  component: Sample,
  args: {
    kinds: ['refundOnly', 'returnAndRefund'],
    hasShipping: true,
    onSubmit: fn(),
    photoEvents: { onAdd: fn(), onRemove: fn(), onRetry: fn(), onReorder: fn() },
  },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Submits nothing before a reason is selected; then the request contains all input. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'RefundForm');
    const tAfterSale = messagesOf(globals, 'orders', 'afterSale');
    const submit = canvas.getByRole('button', { name: t('submit') });
    await userEvent.click(submit);
    await expect(canvas.getByText(t('reasonRequired'))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('reason') }), tAfterSale('reasons.damaged'));
    await userEvent.type(canvas.getByRole('textbox', { name: t('note') }), 'ok');
    await userEvent.click(submit);
    const [item] = sampleOrder(localeOf(globals), 'completed', 2).items;
    await expect(args.onSubmit).toHaveBeenCalledWith({
      orderItemUuid: item?.id,
      kind: 'returnAndRefund',
      reason: 'damaged',
      quantity: 2,
      note: 'ok',
    });
  },
};
/** Another kind has other reasons: a reason that does not apply has to be selected again. */
export const OtherKind: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'orders', 'RefundForm');
    const tAfterSale = messagesOf(globals, 'orders', 'afterSale');
    const reason = canvas.getByRole('combobox', { name: t('reason') });
    await userEvent.selectOptions(reason, tAfterSale('reasons.changedMind'));
    await userEvent.click(canvas.getByRole('radio', { name: tAfterSale('kinds.refundOnly') }));
    await expect(reason).toHaveValue('');
    await expect(within(reason).queryByRole('option', { name: tAfterSale('reasons.changedMind') })).toBeNull();
  },
};
/** A lower quantity reduces the refund. */
export const FewerPieces: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'orders', 'RefundForm');
    const amounts = canvas.getByRole('region', { name: t('amount') });
    await expect(amounts).toHaveTextContent('178.00');
    await userEvent.click(
      canvas.getByRole('button', { name: messagesOf(globals, 'commerce', 'QuantityStepper')('decrease') }),
    );
    await expect(amounts).toHaveTextContent('89.00');
  },
};
/** Everything at once. */
export const Matrix: Story = { args: { uploads: 'failed', hasFailed: true } };
/** While the parcel is in transit, there is nothing to send back. */
export const OnItsWay: Story = { args: { kinds: ['refundOnly'], lines: 1, hasShipping: false } };
/** A photo is still being uploaded: the button says so and submits nothing. */
export const HalfUploaded: Story = {
  args: { uploads: 'half' },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'RefundForm');
    const tAfterSale = messagesOf(globals, 'orders', 'afterSale');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('reason') }), tAfterSale('reasons.damaged'));
    await userEvent.click(canvas.getByRole('button', { name: t('submit') }));
    await expect(canvas.getByText(t('stillUploading'))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const SubmitOffline: Story = {
  args: { isOffline: true },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'RefundForm');
    const tAfterSale = messagesOf(globals, 'orders', 'afterSale');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('reason') }), tAfterSale('reasons.damaged'));
    await userEvent.click(canvas.getByRole('button', { name: t('submit') }));
    await expect(canvas.getByText(t('offline'))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Pending: Story = { args: { isPending: true, uploads: 'done' } };
export const Failed: Story = {
  args: { hasFailed: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textOf(globals, failed))).toBeVisible();
  },
};
export const WithoutPhotos: Story = { args: { photoEvents: undefined } };
export const Narrow: Story = { args: { uploads: 'failed' }, decorators: [narrow] };
