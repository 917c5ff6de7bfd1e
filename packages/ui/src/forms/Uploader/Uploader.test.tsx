import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { Uploader } from './Uploader.tsx';
import type { UploadItem } from './UploadItem.ts';

const items: UploadItem[] = [
  { id: '1', name: 'mug.jpg', status: 'done', url: '/mug.jpg' },
  { id: '2', name: 'bowl.jpg', status: 'uploading', progress: 40, url: '/bowl.jpg' },
];
const ignore = () => {};

conformance('Uploader', (root) => (
  <Uploader {...root} items={items} onAdd={ignore} onRemove={ignore} onReorder={ignore} isOffline />
));

afterEach(cleanup);

it('frees the address of a photo when the photo leaves', () => {
  const create = vi.fn(() => 'blob:1');
  const revoke = vi.fn();
  // jsdom has neither.
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke });
  const file = new File(['x'], 'mug.jpg', { type: 'image/jpeg' });
  const draw = (list: UploadItem[]) => (
    <MallardProvider locale="en-US">
      <Uploader items={list} onAdd={ignore} onRemove={ignore} />
    </MallardProvider>
  );
  const { rerender } = render(draw([{ id: '1', name: 'mug.jpg', status: 'queued', file }]));
  rerender(draw([{ id: '1', name: 'mug.jpg', status: 'done', file, url: '/mug.jpg' }]));
  expect(create).toHaveBeenCalledTimes(1);
  expect(revoke).not.toHaveBeenCalled();
  rerender(draw([]));
  expect(revoke).toHaveBeenCalledWith('blob:1');
});

it('gives the focus of a Retry that goes to its photo, and of the tile that adds to the group', () => {
  const draw = (status: UploadItem['status'], maxCount: number) => (
    <MallardProvider locale="en-US">
      <Uploader
        items={[{ id: '1', name: 'mug.jpg', status, url: '/mug.jpg' }]}
        maxCount={maxCount}
        onAdd={ignore}
        onRemove={ignore}
        onRetry={ignore}
      />
    </MallardProvider>
  );
  const { rerender } = render(draw('failed', 2));
  const retry = screen.getByRole('button', { name: 'Upload mug.jpg again' });
  retry.focus();
  rerender(draw('failed', 2));
  expect(document.activeElement).toBe(retry);
  rerender(draw('uploading', 2));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Photo 1 of 1, mug.jpg, Uploading' }));
  screen.getByRole('button', { name: 'Add photos' }).focus();
  rerender(draw('uploading', 1));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Photos' }));
});

it('gives the focus of the notice about refused files to the group', async () => {
  const { container } = render(
    <MallardProvider locale="en-US">
      <Uploader items={[]} onAdd={ignore} onRemove={ignore} />
    </MallardProvider>,
  );
  const files = [new File(['x'], 'film.gif', { type: 'image/gif' })];
  fireEvent.change(container.querySelector('input') as HTMLInputElement, { target: { files } });
  const close = await screen.findByRole('button', { name: 'Close this notice' });
  close.focus();
  fireEvent.click(close);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Photos' }));
});
