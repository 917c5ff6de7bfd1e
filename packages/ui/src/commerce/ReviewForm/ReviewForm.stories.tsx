import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { localeOf, messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import type { UploadItem } from '../../forms/Uploader/UploadItem.ts';
import { ReviewForm, type ReviewFormProps } from './ReviewForm.tsx';

const text = both('杯壁不厚不薄，端起来很稳。', 'Well balanced, neither thick nor thin.');
const failed = both('提交失败，请稍后再试', 'Not submitted, please try again later');
const green = both('瓶绿', 'Bottle green');
const refusal = both('网络中断', 'The connection broke');

interface SampleProps extends Omit<ReviewFormProps, 'items' | 'errorMessage' | 'uploads' | 'defaultDrafts'> {
  count?: number;
  /** Index of the first sample product. */
  from?: number;
  photos?: 'none' | 'half' | 'failed' | 'done';
  isWritten?: boolean;
  hasFailed?: boolean;
}

function Sample({ count = 1, from = 0, photos = 'none', isWritten = false, hasFailed = false, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const selected = [
    { name: '', value: green[locale] },
    { name: '', value: '320 ml' },
  ];
  const items = sampleProducts(locale)
    .slice(from, from + count)
    .map(({ id, title, image }) => ({ id, title, image, attributes: selected }));
  const url = items[0]?.image?.url;
  const sets: Record<NonNullable<SampleProps['photos']>, UploadItem[]> = {
    none: [],
    done: [{ id: 'a', name: 'mug-1.jpg', status: 'done', url }],
    half: [
      { id: 'a', name: 'mug-1.jpg', status: 'done', url },
      { id: 'b', name: 'mug-2.jpg', status: 'uploading', progress: 40, url },
    ],
    failed: [
      { id: 'a', name: 'mug-1.jpg', status: 'done', url },
      { id: 'b', name: 'mug-2.jpg', status: 'failed', errorMessage: refusal[locale], url },
    ],
  };
  const written = { rating: 5, content: text[locale] };
  return (
    <ReviewForm
      {...props}
      items={items}
      uploads={items[0] ? { [items[0].id]: sets[photos] } : {}}
      defaultDrafts={
        isWritten ? { byItem: Object.fromEntries(items.map(({ id }) => [id, written])), isAnonymous: false } : undefined
      }
      errorMessage={hasFailed ? failed[locale] : undefined}
    />
  );
}

const meta = {
  title: 'Commerce/ReviewForm',
  component: Sample,
  args: {
    onSubmit: fn(),
    onDraftChange: fn(),
    photoEvents: { onAdd: fn(), onRemove: fn(), onRetry: fn(), onReorder: fn() },
  },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Submits nothing without stars and text; the focus moves to what is missing. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'ReviewForm');
    const submit = canvas.getByRole('button', { name: t('submit') });
    await userEvent.click(submit);
    await expect(canvas.getByText(t('ratingRequired'))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(
      canvas.getByRole('radio', { name: messagesOf(globals, 'forms', 'RatingInput')('stars', { count: 4, max: 5 }) }),
    );
    const field = canvas.getByRole('textbox', { name: t('content') });
    await userEvent.type(field, textOf(globals, text));
    const id = sampleProducts(localeOf(globals))[0]?.id ?? '';
    const byItem = { [id]: { rating: 4, content: textOf(globals, text) } };
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ byItem, isAnonymous: false });
    await userEvent.click(canvas.getByRole('checkbox', { name: t('anonymous') }));
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledWith({ byItem, isAnonymous: true });
  },
};
/** Written and submitted by keyboard; an early submission moves the focus to the stars. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'ReviewForm');
    const submit = canvas.getByRole('button', { name: t('submit') });
    submit.focus();
    await userEvent.keyboard('{Enter}');
    const tRatingInput = messagesOf(globals, 'forms', 'RatingInput');
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: tRatingInput('stars', { count: 1, max: 5 }) })).toHaveFocus(),
    );
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: tRatingInput('stars', { count: 3, max: 5 }) })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: t('content') })).toHaveFocus();
    await userEvent.keyboard(textOf(globals, text));
    submit.focus();
    await userEvent.keyboard('{Enter}');
    const id = sampleProducts(localeOf(globals))[0]?.id ?? '';
    const byItem = { [id]: { rating: 3, content: textOf(globals, text) } };
    await expect(args.onSubmit).toHaveBeenCalledWith({ byItem, isAnonymous: false });
  },
};
/** All products of an order, with photos. */
export const Matrix: Story = { args: { count: 2, photos: 'failed', isWritten: true, hasFailed: true } };
export const SeveralItems: Story = {
  args: { count: 3 },
  play: async ({ canvas, globals }) => {
    const [, second] = sampleProducts(localeOf(globals));
    const region = canvas.getByRole('region', { name: new RegExp(`^${second?.title}`) });
    const t = messagesOf(globals, 'orders', 'ReviewForm');
    await expect(within(region).getByRole('textbox', { name: t('content') })).toBeVisible();
  },
};
/** A photo is still being uploaded: the button says so, and submits nothing. */
export const HalfUploaded: Story = {
  args: { photos: 'half', isWritten: true },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'ReviewForm');
    await userEvent.click(canvas.getByRole('button', { name: t('submit') }));
    await expect(canvas.getByText(t('stillUploading'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('submit') })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** A photo has failed: submitting moves the focus to it, and its buttons come next. */
export const UploadFailed: Story = {
  args: { photos: 'failed', isWritten: true },
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'ReviewForm');
    canvas.getByRole('button', { name: t('submit') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(t('uploadFailed'))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector('[data-status="failed"] [data-part="photo"]')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const id = sampleProducts(localeOf(globals))[0]?.id;
    await expect(args.photoEvents?.onRetry).toHaveBeenCalledWith(id, 'b');
  },
};
export const SubmitOffline: Story = {
  args: { isOffline: true, isWritten: true },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'ReviewForm');
    await userEvent.click(canvas.getByRole('button', { name: t('submit') }));
    await expect(canvas.getByText(t('offline'))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: t('content') })).toHaveValue(textOf(globals, text));
  },
};
export const Pending: Story = { args: { isPending: true, isWritten: true } };
export const Failed: Story = {
  args: { hasFailed: true, isWritten: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textOf(globals, failed))).toBeVisible();
  },
};
export const WithoutPhotos: Story = { args: { photoEvents: undefined } };
/** Chinese input methods: Enter within a composition submits nothing. */
export const Ime: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'ReviewForm');
    const field = canvas.getByRole('textbox', { name: t('content') });
    await userEvent.click(field);
    fireEvent.compositionStart(field);
    fireEvent.compositionUpdate(field, { data: 'bei' });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.compositionEnd(field, { data: '杯' });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, '５星 mug 杯子 😀');
    await expect(field).toHaveValue('５星 mug 杯子 😀');
  },
};
export const LongText: Story = { args: { from: 9, isWritten: true } };
export const Narrow: Story = { args: { from: 9, photos: 'failed', isWritten: true }, decorators: [narrow] };
