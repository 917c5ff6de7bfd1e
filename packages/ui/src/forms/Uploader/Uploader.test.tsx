import { cleanup, render } from '@testing-library/react';
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
