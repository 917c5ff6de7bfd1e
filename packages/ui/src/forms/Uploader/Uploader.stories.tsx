import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleFile, sampleUpload, sampleUploads } from '../../fixtures/sampleUploads.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { Uploader, type UploaderProps } from './Uploader.tsx';
import type { UploadItem } from './UploadItem.ts';

/** Stores the photos as a parent would, without uploading them. */
function Owned({ items: first, onAdd, onRemove, onRetry, onReorder, ...remainingProps }: UploaderProps) {
  const [items, setItems] = useState(first);
  return (
    <Uploader
      {...remainingProps}
      items={items}
      onAdd={(files) => {
        onAdd(files);
        const added = files.map((file): UploadItem => ({ id: file.name, name: file.name, status: 'queued', file }));
        setItems([...items, ...added]);
      }}
      onRemove={(id) => {
        onRemove(id);
        setItems(items.filter((item) => item.id !== id));
      }}
      onRetry={(id) => {
        onRetry?.(id);
        setItems(items.map((item) => (item.id === id ? { ...item, status: 'uploading', progress: 0 } : item)));
      }}
      onReorder={
        onReorder &&
        ((ids) => {
          onReorder(ids);
          setItems(ids.flatMap((id) => items.find((item) => item.id === id) ?? []));
        })
      }
    />
  );
}

const meta = {
  title: 'Forms/Uploader',
  component: Uploader,
  args: { items: [], onAdd: fn(), onRemove: fn(), onRetry: fn(), onReorder: fn() },
  render: (args) => <Owned {...args} />,
} satisfies Meta<typeof Uploader>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const networkGone = both('网络中断', 'The connection was lost');

/** Returns the file input behind the button; user-event cannot operate a file picker. */
function fileField(canvasElement: HTMLElement): HTMLInputElement {
  const field = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!field) throw new Error('There is no room for files');
  return field;
}
function photoNames(canvas: Play['canvas']): (string | undefined)[] {
  const photos = canvas.getAllByRole('button').filter((button) => button.dataset['part'] === 'photo');
  return photos.map((photo) => photo.ariaLabel?.match(/[\w-]+\.\w+/)?.[0]);
}
/** Returns the data URL of a picture of a size. */
function blank(width: number, height: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#a8674c"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
async function heard(canvasElement: HTMLElement, text: string) {
  await waitFor(() => expect(canvasElement.querySelector('[data-live-announcer]')).toHaveTextContent(text));
}

export const Default: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = messagesOf(globals, 'forms', 'Uploader');
    const add = canvas.getByRole('button', { name: t('add') });
    await expect(add).toHaveAccessibleDescription(expect.stringContaining(t('usageLabel', { count: 0, max: 9 })));
    const files = [sampleFile('one.jpg'), sampleFile('two.png', 1000, 'image/png')];
    await userEvent.upload(fileField(canvasElement), files);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith(files));
    await waitFor(() => expect(photoNames(canvas)).toEqual(['one.jpg', 'two.png']));
    await heard(canvasElement, t('added', { count: 2 }));
    await userEvent.click(canvas.getByRole('button', { name: t('remove', { name: 'one.jpg' }) }));
    await expect(args.onRemove).toHaveBeenCalledWith('one.jpg');
    // The next photo has the focus.
    const left = canvas.getByRole('button', {
      name: t('photo', { position: 1, total: 1, name: 'two.png', status: t('statuses.queued') }),
    });
    await expect(left).toHaveFocus();
    await heard(canvasElement, t('removed', { name: 'one.jpg' }));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.getByRole('button', { name: t('add') })).toHaveFocus());
  },
};
/** Every stage of an upload, and the field empty, invalid, offline and disabled. */
export const Matrix: Story = {
  render: function Matrix(args) {
    const locale = useSampleLocale();
    const stages: UploadItem[] = [
      sampleUpload(0, 'done'),
      sampleUpload(1, 'uploading', { progress: 64 }),
      sampleUpload(2, 'queued'),
      sampleUpload(3, 'failed', { errorMessage: networkGone[locale] }),
      sampleUpload(4, 'idle'),
      sampleUpload(5, 'queued', { url: undefined }),
    ];
    const error = both('请至少添加 1 张照片', 'Add at least one photo')[locale];
    return (
      <Grid columns="lg" gap={24}>
        <Uploader {...args} items={stages} />
        <Uploader {...args} errorMessage={error} />
        <Uploader {...args} items={[sampleUpload(0, 'done'), sampleUpload(2, 'queued')]} isOffline />
        <Uploader {...args} items={sampleUploads(2)} isDisabled />
      </Grid>
    );
  },
};
/** Portrait and landscape pictures are cropped to their square tiles. */
export const Portrait: Story = {
  args: {
    items: [sampleUpload(0, 'done', { url: blank(300, 900) }), sampleUpload(1, 'done', { url: blank(900, 300) })],
  },
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('img')];
    await expect(pictures).toHaveLength(2);
    for (const picture of pictures) {
      await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
      const shown = picture.getBoundingClientRect();
      const tile = picture.closest('li')?.getBoundingClientRect();
      await expect(shown.height).toBeCloseTo(shown.width, 0);
      await expect(tile?.width).toBeCloseTo(shown.width, 0);
      await expect(tile?.height).toBeCloseTo(shown.height, 0);
    }
  },
};
export const Progress: Story = {
  args: {
    items: [sampleUpload(0, 'uploading', { progress: 0 }), sampleUpload(1, 'uploading', { progress: 72.4 })],
  },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'forms', 'Uploader');
    const bar = canvas.getByRole('progressbar', {
      name: t('statusAnnouncement', { name: 'IMG_2042.jpg', status: t('statuses.uploading') }),
    });
    await expect(bar).toHaveAttribute('aria-valuenow', '72');
    await expect(bar).toHaveTextContent('72%');
  },
};
export const FailedRetry: Story = {
  render: function Failed(args) {
    const error = networkGone[useSampleLocale()];
    return <Owned {...args} items={[sampleUpload(0, 'done'), sampleUpload(1, 'failed', { errorMessage: error })]} />;
  },
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = messagesOf(globals, 'forms', 'Uploader');
    const state = t('statuses.failed') + t('nameSeparator') + textOf(globals, networkGone);
    await expect(
      canvas.getByRole('button', { name: t('photo', { position: 2, total: 2, name: 'IMG_2042.jpg', status: state }) }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('retry', { name: 'IMG_2042.jpg' }) }));
    await expect(args.onRetry).toHaveBeenCalledWith('photo-2');
    await heard(canvasElement, t('statusAnnouncement', { name: 'IMG_2042.jpg', status: t('statuses.uploading') }));
    // The button is unmounted; its photo has the focus.
    const photo = canvas.getByRole('button', {
      name: t('photo', { position: 2, total: 2, name: 'IMG_2042.jpg', status: t('statuses.uploading') }),
    });
    await expect(photo).toHaveFocus();
  },
};
/** Too large, of a wrong type, empty, duplicate: rejects each file with its reason, and accepts the valid one. */
export const Refused: Story = {
  args: { items: [sampleUpload(0, 'done', { name: 'here.jpg', url: undefined, file: sampleFile('here.jpg') })] },
  play: async ({ canvas, canvasElement, args, globals, userEvent }) => {
    const t = messagesOf(globals, 'forms', 'Uploader');
    const right = sampleFile('right.jpg', 2000);
    const files = [
      sampleFile('huge.jpg', 6 * 1024 * 1024),
      sampleFile('film.gif', 1000, 'image/gif'),
      sampleFile('nothing.png', 0, 'image/png'),
      sampleFile('here.jpg'),
      right,
    ];
    fireEvent.change(fileField(canvasElement), { target: { files } });
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith([right]));
    const notice = within(canvas.getByRole('group', { name: t('rejectedTitle') }));
    const reasons = notice.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    await expect(reasons).toEqual([
      `huge.jpg${t('errors.size', { size: '6 MB', max: '5 MB' })}`,
      `film.gif${t('errors.type', { types: ['JPG', 'PNG', 'WebP'].join(messagesOf(globals, 'shared', 'common')('listSeparator')) })}`,
      `nothing.png${t('errors.empty')}`,
      `here.jpg${t('errors.duplicate')}`,
    ]);
    await heard(canvasElement, t('statusAnnouncement', { name: 'here.jpg', status: t('errors.duplicate') }));
    await userEvent.click(notice.getByRole('button', { name: t('dismiss') }));
    await expect(canvas.queryByRole('group', { name: t('rejectedTitle') })).toBeNull();
  },
};
/** Shows the notices about rejected files. */
export const RefusedNotice: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const files = [
      sampleFile('IMG_20261120_084631_a_holiday_by_the_lake_at_dawn.jpg', 8 * 1024 * 1024),
      sampleFile('film.gif', 1000, 'image/gif'),
    ];
    fireEvent.change(fileField(canvasElement), { target: { files } });
    await expect(
      await canvas.findByRole('group', { name: messagesOf(globals, 'forms', 'Uploader')('rejectedTitle') }),
    ).toBeVisible();
  },
};
/** Accepts one of three files for the last position. Then no more can be added, and the group has the focus. */
export const Full: Story = {
  args: { items: sampleUploads(8) },
  play: async ({ canvas, canvasElement, args, globals }) => {
    const t = messagesOf(globals, 'forms', 'Uploader');
    const files = ['a', 'b', 'c'].map((name) => sampleFile(`${name}.jpg`));
    canvas.getByRole('button', { name: t('add') }).focus();
    fireEvent.change(fileField(canvasElement), { target: { files } });
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith(files.slice(0, 1)));
    await expect(canvas.getAllByText(t('errors.count', { max: 9 }))).toHaveLength(2);
    await expect(canvas.getByText(t('usage', { count: 9, max: 9 }))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('add') })).toBeNull();
    await expect(canvas.getByRole('group', { name: t('label') })).toHaveFocus();
  },
};
export const OfflineQueue: Story = {
  args: { items: [0, 1, 2].map((index) => sampleUpload(index, 'queued')), isOffline: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(messagesOf(globals, 'forms', 'Uploader')('offline'))).toBeVisible();
  },
};
export const Keyboard: Story = {
  args: { items: sampleUploads(3) },
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = messagesOf(globals, 'forms', 'Uploader');
    await userEvent.tab();
    const first = canvas.getByRole('button', {
      name: t('photo', { position: 1, total: 3, name: 'IMG_2041.jpg', status: t('statuses.done') }),
    });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleDescription(t('keyboardHint'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onReorder).toHaveBeenLastCalledWith(['photo-2', 'photo-1', 'photo-3']);
    await expect(canvas.getByRole('button', { name: /IMG_2041\.jpg.*/, expanded: false })).toHaveFocus();
    await heard(canvasElement, t('moved', { name: 'IMG_2041.jpg', position: 2, total: 3 }));
    await userEvent.keyboard('{End}');
    await expect(photoNames(canvas)).toEqual(['IMG_2042.jpg', 'IMG_2043.jpg', 'IMG_2041.jpg']);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(photoNames(canvas)).toEqual(['IMG_2041.jpg', 'IMG_2042.jpg', 'IMG_2043.jpg']);
    await userEvent.keyboard('{Backspace}');
    await expect(photoNames(canvas)).toEqual(['IMG_2042.jpg', 'IMG_2043.jpg']);
  },
};
/** In right-to-left text the next position is on the left. */
export const RightToLeft: Story = {
  args: { items: sampleUploads(3) },
  globals: { direction: 'rtl' },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = messagesOf(globals, 'forms', 'Uploader');
    const first = canvas.getByRole('button', {
      name: t('photo', { position: 1, total: 3, name: 'IMG_2041.jpg', status: t('statuses.done') }),
    });
    first.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onReorder).toHaveBeenLastCalledWith(['photo-2', 'photo-1', 'photo-3']);
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onReorder).toHaveBeenLastCalledWith(['photo-1', 'photo-2', 'photo-3']);
    const places = canvas.getAllByRole('listitem').map((tile) => tile.getBoundingClientRect().left);
    await expect(places[1]).toBeLessThan(places[0] ?? 0);
  },
};
/** For users who neither drag nor use a keyboard: a press shows the buttons that move a photo. */
export const MoveButtons: Story = {
  args: { items: sampleUploads(3) },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = messagesOf(globals, 'forms', 'Uploader');
    const photo = canvas.getByRole('button', {
      name: t('photo', { position: 2, total: 3, name: 'IMG_2042.jpg', status: t('statuses.done') }),
    });
    await userEvent.click(photo);
    await expect(photo).toHaveAttribute('aria-expanded', 'true');
    const earlier = canvas.getByRole('button', { name: t('moveEarlier', { name: 'IMG_2042.jpg' }) });
    await userEvent.click(earlier);
    await expect(args.onReorder).toHaveBeenLastCalledWith(['photo-2', 'photo-1', 'photo-3']);
    await expect(earlier).toHaveAttribute('aria-disabled', 'true');
    await expect(earlier).toHaveFocus();
    await userEvent.click(earlier);
    await expect(args.onReorder).toHaveBeenCalledTimes(1);
  },
};
export const Drag: Story = {
  args: { items: sampleUploads(4) },
  play: async ({ canvas, args }) => {
    const [first, , third] = canvas.getAllByRole('listitem');
    if (!first || !third) throw new Error('Four photos were expected');
    const at = (tile: Element) => {
      const { left, top, width, height } = tile.getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + height / 2 };
    };
    const pointer = { pointerId: 1, button: 0, buttons: 1, isPrimary: true, pointerType: 'mouse' };
    const target = at(third);
    fireEvent.pointerDown(first, { ...pointer, ...at(first) });
    fireEvent.pointerMove(first, { ...pointer, ...target, clientX: target.clientX - 4 });
    await waitFor(() => expect(first).toHaveAttribute('data-held'));
    fireEvent.pointerMove(first, { ...pointer, ...target });
    await waitFor(() => expect(photoNames(canvas)[2]).toBe('IMG_2041.jpg'));
    await expect(args.onReorder).not.toHaveBeenCalled();
    fireEvent.pointerUp(first, { ...pointer, ...target });
    await expect(args.onReorder).toHaveBeenCalledWith(['photo-2', 'photo-3', 'photo-1', 'photo-4']);
    await expect(first).not.toHaveAttribute('data-held');
  },
};
export const DropAndPaste: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = messagesOf(globals, 'forms', 'Uploader');
    const box = canvas.getByRole('group', { name: t('label') });
    const file = sampleFile('dropped.webp', 1000, 'image/webp');
    const carrying = (type: string, carried: File) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(carried);
      const options = { bubbles: true, cancelable: true };
      if (type === 'paste') return new ClipboardEvent(type, { ...options, clipboardData: dataTransfer });
      return new DragEvent(type, { ...options, dataTransfer });
    };
    fireEvent(box, carrying('dragenter', file));
    await expect(await canvas.findByText(t('dropHint'))).toBeVisible();
    fireEvent(box, carrying('drop', file));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(1));
    await expect(args.onAdd).toHaveBeenLastCalledWith([file]);
    await expect(canvas.queryByText(t('dropHint'))).toBeNull();
    const add = canvas.getByRole('button', { name: t('add') });
    fireEvent(add, carrying('paste', sampleFile('pasted.png', 1000, 'image/png')));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(2));
  },
};
async function renderedPhoto(width: number, height: number, type: string, isNoise = false): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (isNoise && context) {
    const picture = context.createImageData(width, height);
    for (let at = 0; at < picture.data.length; at += 1) picture.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    context.putImageData(picture, 0, 0);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was rendered'))), type);
  });
}
/** Creates a JPEG as from a camera held upright: rotated by its Exif orientation, and padded to some thousand bytes. */
async function turnedPhoto(): Promise<File> {
  const picture = new Uint8Array(await (await renderedPhoto(40, 20, 'image/jpeg')).arrayBuffer());
  const orientation = 'ffe1002245786966000049492a0008000000010012010300010000000600000000000000';
  const exif = Uint8Array.from(orientation.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  const comment = new Uint8Array(8000);
  comment.set([0xff, 0xfe, (comment.length - 2) >> 8, (comment.length - 2) & 0xff]);
  return new File([picture.slice(0, 2), exif, comment, picture.slice(2)], 'turned.jpg', { type: 'image/jpeg' });
}
const added = (args: UploaderProps): File[] => (args.onAdd as ReturnType<typeof fn>).mock.calls.flat(2) as File[];

/** Detects a photo by its content, whatever its media type. */
export const OtherTypes: Story = {
  play: async ({ canvas, canvasElement, args, globals }) => {
    const t = messagesOf(globals, 'forms', 'Uploader');
    const content = await sampleFile('photo.jpg').arrayBuffer();
    const types = ['image/jpg', 'IMAGE/JPEG', 'application/octet-stream', ''];
    const files = types.map((type, index) => new File([content], `${index}.jpg`, { type }));
    fireEvent.change(fileField(canvasElement), { target: { files } });
    await waitFor(() => expect(added(args).map(({ type }) => type)).toEqual(types.map(() => 'image/jpeg')));
    await expect(canvas.queryByRole('group', { name: t('rejectedTitle') })).toBeNull();
    const page = new File(['<html></html>'], 'page.jpg', { type: 'image/jpeg' });
    fireEvent.change(fileField(canvasElement), { target: { files: [page] } });
    await expect(await canvas.findByRole('group', { name: t('rejectedTitle') })).toHaveTextContent('page.jpg');
  },
};
/** Scales a photo above the limit down, and shows that it is being prepared. */
export const LargePhoto: Story = {
  play: async ({ canvas, canvasElement, args, globals }) => {
    const t = messagesOf(globals, 'forms', 'Uploader');
    const large = new File([await renderedPhoto(1600, 1600, 'image/png', true)], 'large.png', { type: 'image/png' });
    await expect(large.size).toBeGreaterThan(5 * 1024 * 1024);
    fireEvent.change(fileField(canvasElement), { target: { files: [large] } });
    await expect(await canvas.findByRole('button', { name: t('preparing') })).toBeVisible();
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    const [photo] = added(args);
    await expect(photo).toMatchObject({ name: 'large.jpg', type: 'image/jpeg' });
    await expect(photo?.size).toBeLessThanOrEqual(5 * 1024 * 1024);
  },
};
/** Also scales down a photo of few bytes but more pixels than servers accept. */
export const PhotoOfManyPixels: Story = {
  play: async ({ canvasElement, args }) => {
    const wide = new File([await renderedPhoto(9000, 30, 'image/png', false)], 'wide.png', { type: 'image/png' });
    fireEvent.change(fileField(canvasElement), { target: { files: [wide] } });
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(1));
    const [photo] = added(args);
    await expect(photo).toMatchObject({ name: 'wide.jpg', type: 'image/jpeg' });
    const { width } = await createImageBitmap(photo ?? new Blob());
    await expect(width).toBe(2560);
  },
};
/** Scales down a photo that is accepted, but slow to decode. */
export const HeavyPhoto: Story = {
  play: async ({ canvasElement, args }) => {
    const heavy = new File([await renderedPhoto(1150, 1150, 'image/png', true)], 'heavy.png', { type: 'image/png' });
    await expect(heavy.size).toBeGreaterThan(3 * 1024 * 1024);
    await expect(heavy.size).toBeLessThan(5 * 1024 * 1024);
    fireEvent.change(fileField(canvasElement), { target: { files: [heavy] } });
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(1));
    const [photo] = added(args);
    await expect(photo?.name).toBe('heavy.jpg');
    await expect(photo?.size).toBeLessThanOrEqual(3 * 1024 * 1024);
  },
};
/** Keeps the orientation of a photo that is scaled down. */
export const TurnedPhoto: Story = {
  args: { maxSize: 4000 },
  play: async ({ canvasElement, args }) => {
    fireEvent.change(fileField(canvasElement), { target: { files: [await turnedPhoto()] } });
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(1));
    const [photo] = added(args);
    const { width, height } = await createImageBitmap(photo ?? new Blob());
    await expect([width, height]).toEqual([20, 40]);
  },
};
/** Explains what to do with HEIC that the browser cannot decode. */
export const Heic: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const t = messagesOf(globals, 'forms', 'Uploader');
    const file = new File(['\0\0\0\x18ftypheic\0\0\0\0'], 'IMG_0001.HEIC', { type: '' });
    fireEvent.change(fileField(canvasElement), { target: { files: [file] } });
    const notice = await canvas.findByRole('group', { name: t('rejectedTitle') });
    await expect(notice).toHaveTextContent(t('errors.heic'));
  },
};
/** Scales large photos down before it checks their size. */
export const Transformed: Story = {
  args: { transform: async (file) => new File([file.slice(0, 1000)], file.name, { type: file.type }) },
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    await userEvent.upload(fileField(canvasElement), sampleFile('huge.jpg', 6 * 1024 * 1024));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(1));
    await expect(
      canvas.queryByRole('group', { name: messagesOf(globals, 'forms', 'Uploader')('rejectedTitle') }),
    ).toBeNull();
  },
};
const longName = 'a_photo_of_the_celadon_bowl_by_the_window_on_a_quiet_morning_in_november_with_the_first_snow.jpg';
const longLabel = both(
  '晒图：请拍下商品的整体、细节与使用场景，让其他买家看得更清楚一些',
  'Your photos: the whole thing, its details and where you use it, so that other shoppers can see what they would get',
);
const longError = both(
  '服务器暂时无法接收这张照片，可能是网络不稳定，请稍后重新上传或换一张试试',
  'The server could not take this photo, perhaps because the connection is weak. Try again later or with another photo',
);
export const LongText: Story = {
  render: function Long(args) {
    const locale = useSampleLocale();
    const failed = sampleUpload(1, 'failed', { name: longName, errorMessage: longError[locale] });
    return <Owned {...args} label={longLabel[locale]} items={[sampleUpload(0, 'done'), failed]} />;
  },
};
export const Narrow: Story = {
  args: { items: [...sampleUploads(2), sampleUpload(2, 'failed'), sampleUpload(3, 'uploading', { progress: 40 })] },
  decorators: [narrow],
};
