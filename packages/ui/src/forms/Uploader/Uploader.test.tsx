import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleFile } from '../../fixtures/sampleUploads.ts';
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

afterEach(() => {
  // An unmounted entry moves its focus in the next frame, during another test.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  cleanup();
});

it('revokes the object URL of a removed photo', () => {
  const create = vi.fn(() => 'blob:1');
  const revoke = vi.fn();
  // jsdom has neither function.
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke });
  const file = new File(['x'], 'mug.jpg', { type: 'image/jpeg' });
  const elementWith = (list: UploadItem[]) => (
    <SampleProvider locale="en-US">
      <Uploader items={list} onAdd={ignore} onRemove={ignore} />
    </SampleProvider>
  );
  const { rerender } = render(elementWith([{ id: '1', name: 'mug.jpg', status: 'queued', file }]));
  rerender(elementWith([{ id: '1', name: 'mug.jpg', status: 'done', file, url: '/mug.jpg' }]));
  expect(create).toHaveBeenCalledTimes(1);
  expect(revoke).not.toHaveBeenCalled();
  rerender(elementWith([]));
  expect(revoke).toHaveBeenCalledWith('blob:1');
});

it('moves the focus from a Retry to its photo, and from the add tile to the group', () => {
  const elementWith = (status: UploadItem['status'], maxCount: number) => (
    <SampleProvider locale="en-US">
      <Uploader
        items={[{ id: '1', name: 'mug.jpg', status, url: '/mug.jpg' }]}
        maxCount={maxCount}
        onAdd={ignore}
        onRemove={ignore}
        onRetry={ignore}
      />
    </SampleProvider>
  );
  const { rerender } = render(elementWith('failed', 2));
  const retry = screen.getByRole('button', { name: 'Upload mug.jpg again' });
  retry.focus();
  rerender(elementWith('failed', 2));
  expect(document.activeElement).toBe(retry);
  rerender(elementWith('uploading', 2));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Photo 1 of 1, mug.jpg, Uploading' }));
  screen.getByRole('button', { name: 'Add photos' }).focus();
  rerender(elementWith('uploading', 1));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Photos' }));
});

it('moves the focus from a notice about rejected files to the group', async () => {
  const { container } = render(
    <SampleProvider locale="en-US">
      <Uploader items={[]} onAdd={ignore} onRemove={ignore} />
    </SampleProvider>,
  );
  const files = [new File(['x'], 'film.gif', { type: 'image/gif' })];
  fireEvent.change(container.querySelector('input') as HTMLInputElement, { target: { files } });
  const close = await screen.findByRole('button', { name: 'Close this notice' });
  close.focus();
  fireEvent.click(close);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Photos' }));
});

const photo = (name: string, type = 'image/png') => sampleFile(name, 100, type);
const done = (count: number): UploadItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    name: `${index}.jpg`,
    status: 'done',
    url: '/0.jpg',
  }));

/** Renders an uploader whose files are prepared when the test says so. */
function showPreparing(list: UploadItem[]) {
  const onAdd = vi.fn<(files: File[]) => void>();
  let ready: () => void = ignore;
  const transform = (file: File) =>
    new Promise<File>((resolve) => {
      ready = () => resolve(file);
    });
  const elementWith = (items: UploadItem[]) => (
    <SampleProvider locale="en-US">
      <Uploader items={items} onAdd={onAdd} onRemove={ignore} transform={transform} />
    </SampleProvider>
  );
  const { container, rerender } = render(elementWith(list));
  return {
    added: () => onAdd.mock.calls.flat(2).map(({ name }) => name),
    choose: (index: number, file: File) =>
      act(async () => {
        const fields = container.querySelectorAll('input');
        fireEvent.change(fields[index] as HTMLInputElement, { target: { files: [file] } });
      }),
    prepared: () => act(async () => ready()),
    redraw: (items: UploadItem[]) => rerender(elementWith(items)),
  };
}

it('accepts a camera photo while other photos are being prepared', async () => {
  const { added, choose, prepared } = showPreparing([]);
  await choose(0, photo('a.png'));
  await choose(1, photo('b.png'));
  await prepared();
  expect(added()).toEqual(['a.png']);
  await prepared();
  expect(added()).toEqual(['a.png', 'b.png']);
});

it('lists every rejected file, also of two selections that were prepared one after the other', async () => {
  const { choose, prepared } = showPreparing([]);
  await choose(0, photo('a.gif', 'image/gif'));
  await choose(1, photo('b.gif', 'image/gif'));
  await prepared();
  await prepared();
  expect(screen.getByText('a.gif')).toBeTruthy();
  expect(screen.getByText('b.gif')).toBeTruthy();
});

it('counts the free positions once the photos are prepared', async () => {
  const { added, choose, prepared, redraw } = showPreparing(done(8));
  await choose(0, photo('a.png'));
  redraw(done(9));
  await prepared();
  expect(added()).toEqual([]);
  expect(screen.getByText('a.png')).toBeTruthy();
});

it('accepts the original file when its preparation throws synchronously', async () => {
  const onAdd = vi.fn();
  const transform = () => {
    throw new Error('No canvas');
  };
  const { container } = render(
    <SampleProvider locale="en-US">
      <Uploader items={[]} onAdd={onAdd} onRemove={ignore} transform={transform} />
    </SampleProvider>,
  );
  const file = photo('a.png');
  fireEvent.change(container.querySelector('input') as HTMLInputElement, { target: { files: [file] } });
  await waitFor(() => expect(onAdd).toHaveBeenCalledWith([file]));
  expect(await screen.findByRole('button', { name: 'Add photos' })).toBeTruthy();
});

it('opens the move buttons by key after a drag, and not by the click that ends it', () => {
  render(
    <SampleProvider locale="en-US">
      <Uploader items={done(3)} onAdd={ignore} onRemove={ignore} onReorder={ignore} />
    </SampleProvider>,
  );
  const [first, second] = screen.getAllByRole('button', { name: /^Photo/ }) as [HTMLElement, HTMLElement];
  fireEvent.pointerDown(first, { button: 0, isPrimary: true, pointerType: 'mouse', clientX: 0, clientY: 0 });
  fireEvent.pointerMove(first, { buttons: 1, pointerType: 'mouse', clientX: 50, clientY: 0 });
  fireEvent.pointerUp(first);
  fireEvent.click(first, { detail: 1 });
  expect(first.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(second, { detail: 0 });
  expect(second.getAttribute('aria-expanded')).toBe('true');
});

it('moves the focus from a removed photo to the next, and leaves it alone elsewhere', async () => {
  const elementWith = (items: UploadItem[]) => (
    <SampleProvider locale="en-US">
      <Uploader items={items} onAdd={ignore} onRemove={ignore} />
    </SampleProvider>
  );
  const [one, two, three] = done(3) as [UploadItem, UploadItem, UploadItem];
  const { rerender } = render(elementWith([one, two, three]));
  const tile = (name: string) => screen.getByRole('button', { name: new RegExp(`^Photo.*${name}`) });
  const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
  remove('0.jpg').focus();
  fireEvent.click(remove('0.jpg'));
  rerender(elementWith([two, three]));
  expect(document.activeElement).toBe(tile('1.jpg'));
  fireEvent.click(remove('1.jpg'));
  const add = screen.getByRole('button', { name: 'Add photos' });
  add.focus();
  rerender(elementWith([three]));
  await act(() => new Promise(requestAnimationFrame));
  expect(document.activeElement).toBe(add);
  remove('2.jpg').focus();
  fireEvent.click(remove('2.jpg'));
  rerender(elementWith([]));
  await waitFor(() => expect(document.activeElement).toBe(add));
});

/** Renders draggable photos and starts to drag the first. */
function drag(list: UploadItem[]) {
  const onReorder = vi.fn<(ids: string[]) => void>();
  const elementWith = (items: UploadItem[]) => (
    <SampleProvider locale="en-US">
      <Uploader items={items} onAdd={ignore} onRemove={ignore} onReorder={onReorder} />
    </SampleProvider>
  );
  const { container, rerender } = render(elementWith(list));
  const first = screen.getAllByRole('button', { name: /^Photo/ })[0] as HTMLElement;
  const pointer = { button: 0, buttons: 1, isPrimary: true, pointerType: 'mouse' };
  fireEvent.pointerDown(first, { ...pointer, clientX: 0, clientY: 0 });
  return {
    first,
    onReorder,
    move: (buttons: number) => fireEvent.pointerMove(first, { ...pointer, buttons, clientX: 50, clientY: 0 }),
    held: () => container.querySelector('[data-held]'),
    redraw: (items: UploadItem[]) => rerender(elementWith(items)),
  };
}

it('calls no onReorder when only a photo was added during the drag', () => {
  const { first, move, onReorder, redraw } = drag(done(2));
  move(1);
  redraw(done(3));
  fireEvent.pointerUp(first);
  expect(onReorder).not.toHaveBeenCalled();
});

it('drags nothing when the button was released elsewhere', () => {
  const { held, move } = drag(done(3));
  move(0);
  expect(held()).toBeNull();
});

it('follows its parent again once the dragged photo is removed', () => {
  const [one, two, three] = done(3) as [UploadItem, UploadItem, UploadItem];
  const { move, redraw } = drag([one, two, three]);
  move(1);
  redraw([two, three]);
  redraw([three, two]);
  const names = screen.getAllByRole('button', { name: /^Photo/ }).map((tile) => tile.getAttribute('aria-label'));
  expect(names).toEqual(['Photo 1 of 2, 2.jpg, Uploaded', 'Photo 2 of 2, 1.jpg, Uploaded']);
});

const copy = async (file: File) => new File([await file.arrayBuffer()], file.name, { type: file.type });
/** Stores its files, each converted to a new file. */
function Preparing() {
  const [items, setItems] = useState<UploadItem[]>([]);
  const add = (files: File[]) =>
    setItems([...items, ...files.map((file) => ({ id: file.name, name: file.name, status: 'done' as const, file }))]);
  return (
    <SampleProvider locale="en-US">
      <Uploader items={items} onAdd={add} onRemove={ignore} transform={copy} />
    </SampleProvider>
  );
}

it('recognizes a photo whose preparation created another file', async () => {
  const { container } = render(<Preparing />);
  const files = [new File(['x'], 'a.png', { type: 'image/png', lastModified: 1 })];
  fireEvent.change(container.querySelector('input') as HTMLInputElement, { target: { files } });
  await screen.findByRole('button', { name: /^Photo/ });
  fireEvent.change(container.querySelector('input') as HTMLInputElement, { target: { files } });
  expect(await screen.findByText('It is here already')).toBeTruthy();
});

it('ignores keys with Alt, which browsers use to go back', () => {
  const { first, onReorder } = drag(done(2));
  expect(fireEvent.keyDown(first, { key: 'ArrowRight', altKey: true })).toBe(true);
  expect(onReorder).not.toHaveBeenCalled();
});
