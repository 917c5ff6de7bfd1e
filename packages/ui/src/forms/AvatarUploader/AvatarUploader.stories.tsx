import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { samplePicture } from '../../fixtures/samplePicture.ts';
import { sampleFile } from '../../fixtures/sampleUploads.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { AvatarUploader } from './AvatarUploader.tsx';

const who = both('林小满', 'Robin Lin');
const failed = both('头像没有保存，请重试', 'Your photo was not saved. Try again');
const portrait = samplePicture('vase', 'blush', '#8a4a33').url;

const meta = {
  title: 'Forms/AvatarUploader',
  component: AvatarUploader,
  args: { name: '', onChange: fn() },
  render: function Named(args) {
    return <AvatarUploader {...args} name={who[useSampleLocale()]} />;
  },
} satisfies Meta<typeof AvatarUploader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Creates an image file that is twice as wide as high. */
async function drawnFile(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 80;
  canvas.height = 40;
  const blob = await new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('nothing was drawn'))), 'image/png');
  });
  return new File([blob], 'me.png', { type: 'image/png' });
}

function fileInput(root: HTMLElement): HTMLInputElement {
  const input = root.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input.');
  return input;
}

/** Selects, moves and enlarges a photo with the keyboard only; the result is a square. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals, args }) => {
    const t = messagesOf(globals, 'forms', 'AvatarUploader');
    await expect(canvas.getByRole('button', { name: t('choose') })).toHaveAccessibleDescription(
      t('limits', { types: ['JPG', 'PNG', 'WebP'].join(messagesOf(globals, 'shared', 'common')('listSeparator')) }),
    );
    await userEvent.upload(fileInput(canvasElement), await drawnFile());
    const dialog = within(await screen.findByRole('dialog', { name: t('cropTitle') }, { timeout: 4000 }));
    const zoom = dialog.getByRole('slider', { name: t('zoom') });
    await waitFor(() => expect(zoom).toBeEnabled());
    const stage = dialog.getByRole('group', { name: t('cropArea') });
    await expect(stage).toHaveAccessibleDescription(t('cropHint'));
    const picture = stage.querySelector('img');
    const before = picture?.style.left;
    stage.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(picture?.style.left).not.toBe(before));
    await expect(zoom).toHaveAttribute('aria-valuetext', t('zoomPercent', { percent: 100 }));
    await userEvent.click(dialog.getByRole('button', { name: t('use') }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ name: 'me.jpg', type: 'image/jpeg' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** No photo, a photo, uploading, failed, disabled. */
export const Matrix: Story = {
  render: function All(args) {
    const t = useSampleLocale();
    const same = { ...args, name: who[t] };
    return (
      <Stack gap={24}>
        <AvatarUploader {...same} />
        <AvatarUploader {...same} src={portrait} onRemove={args.onChange} />
        <AvatarUploader {...same} src={portrait} onRemove={args.onChange} isPending />
        <AvatarUploader {...same} errorMessage={failed[t]} />
        <AvatarUploader {...same} src={portrait} isDisabled />
      </Stack>
    );
  },
};
/** Rejects unusable files with the reason; another file can be selected. */
export const Refused: Story = {
  args: { maxSize: 2000 },
  play: async ({ canvas, canvasElement, globals, args }) => {
    const t = messagesOf(globals, 'forms', 'AvatarUploader');
    // In some browsers users can select files that `accept` excludes.
    const user = userEvent.setup({ applyAccept: false });
    const input = fileInput(canvasElement);
    const choose = async (file: File, reason: string) => {
      await user.upload(input, file);
      await waitFor(() => expect(canvas.getByRole('alert').textContent).toBe(reason));
    };
    await choose(
      sampleFile('me.pdf', 10, 'application/pdf'),
      t('errors.type', {
        types: ['JPG', 'PNG', 'WebP'].join(messagesOf(globals, 'shared', 'common')('listSeparator')),
      }),
    );
    await choose(sampleFile('me.jpg', 4096), t('errors.size', { size: '4\u00a0KB', max: '2\u00a0KB' }));
    await choose(sampleFile('me.jpg', 0), t('errors.empty'));
    // Its type is an image type, but its content is not.
    await choose(sampleFile('me.jpg', 100), t('errors.broken'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
/** Cancelling leaves the photo unchanged. */
export const Cancelled: Story = {
  args: { src: portrait },
  play: async ({ canvas, canvasElement, userEvent, globals, args }) => {
    const t = messagesOf(globals, 'forms', 'AvatarUploader');
    await userEvent.upload(fileInput(canvasElement), await drawnFile());
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: messagesOf(globals, 'shared', 'common')('cancel') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: t('change') })).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
/** Removing shows the initial again and focuses the remaining button. */
export const Removed: Story = {
  render: function Kept(args) {
    const [src, setSrc] = useState<string | undefined>(portrait);
    return <AvatarUploader {...args} name={who[useSampleLocale()]} src={src} onRemove={() => setSrc(undefined)} />;
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'forms', 'AvatarUploader');
    await userEvent.click(canvas.getByRole('button', { name: t('remove') }));
    const choose = await canvas.findByRole('button', { name: t('choose') });
    await expect(choose).toBeVisible();
    await expect(choose).toHaveFocus();
  },
};
export const Narrow: Story = { decorators: [narrow], args: { src: portrait, onRemove: fn() } };
