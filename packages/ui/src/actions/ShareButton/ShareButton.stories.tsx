import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ToastProvider } from '../../feedback/Toast/ToastProvider.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { spoken } from '../../fixtures/spoken.ts';
import { withSampleText } from '../../fixtures/withSampleText.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { ShareButton, type ShareButtonProps } from './ShareButton.tsx';

const url = 'https://mallard.example/product/42';
const mug = both('云釉手工马克杯', 'Cloud glaze mug');
const long = both('把这个商品分享给朋友或者发到群里', 'Share this product with friends or send it to a group');

const meta = {
  title: 'Actions/ShareButton',
  component: ShareButton,
  args: { url, title: mug['zh-CN'], onShare: fn() as ShareButtonProps['onShare'], onCopy: fn() },
  render: withSampleText(ShareButton, { title: mug }),
} satisfies Meta<typeof ShareButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the system's share dialog; announces nothing itself. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const button = canvas.getByRole('button', { name: messagesOf(globals, 'actions', 'ShareButton')('share') });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShare).toHaveBeenCalledWith(expect.objectContaining({ url }));
    await expect(args.onCopy).not.toHaveBeenCalled();
    await expect(spoken(canvasElement)).toBe('');
    await expect(button).toHaveFocus();
  },
};
/** With and without label, both sizes. */
export const Matrix: Story = {
  render: (args) => (
    <Inline gap={16}>
      {(['icon', 'text'] as const).flatMap((variant) =>
        (['sm', 'md'] as const).map((size) => (
          <ShareButton key={variant + size} {...args} variant={variant} size={size} />
        )),
      )}
    </Inline>
  ),
};
/** Copies the URL where the system cannot share. */
export const Unsupported: Story = {
  args: { onShare: null },
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'actions', 'ShareButton');
    await userEvent.click(canvas.getByRole('button', { name: t('share') }));
    await expect(args.onCopy).toHaveBeenCalledWith(url);
    await waitFor(() => expect(spoken(canvasElement)).toBe(t('copied')));
  },
};
/** In an app with toasts, an icon that copied the URL says so for everyone to see. */
export const CopiedToast: Story = {
  ...Unsupported,
  decorators: (Story) => (
    <ToastProvider>
      <Story />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'actions', 'ShareButton');
    await userEvent.click(canvas.getByRole('button', { name: t('share') }));
    // Beside the text for screen readers.
    await waitFor(() => expect(canvas.getByText(t('copied'), { ignore: '[role=status] *' })).toBeVisible());
  },
};
/** Does nothing when the user closes the dialog. */
export const Cancelled: Story = {
  args: { onShare: fn(() => Promise.reject(new DOMException('Share canceled', 'AbortError'))) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(args.onShare).toHaveBeenCalled());
    await expect(args.onCopy).not.toHaveBeenCalled();
  },
};
/** Shows the URL for selection when neither works. */
export const PermissionDenied: Story = {
  args: { onShare: null, onCopy: fn(() => Promise.reject(new Error('denied'))) },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(url)).toBeVisible();
    const t = messagesOf(globals, 'actions', 'ShareButton');
    await waitFor(() => expect(spoken(canvasElement, 'assertive')).toBe(t('failed') + url));
  },
};
export const LongText: Story = {
  args: { variant: 'text' },
  render: withSampleText(ShareButton, { title: mug, label: long }),
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
