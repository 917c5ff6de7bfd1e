import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { CropDialog } from './CropDialog.tsx';

/** Resolves the latest request for a square. */
let finish: (square: Blob) => void = () => {};
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL() {} });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect() {}, drawImage() {} } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((gets) => {
    finish = gets;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

function open() {
  const onCrop = vi.fn();
  const onCancel = vi.fn();
  render(
    <SampleProvider locale="en-US">
      <CropDialog file={new File(['photo'], 'photo.png')} onCrop={onCrop} onCancel={onCancel} onBroken={() => {}} />
    </SampleProvider>,
  );
  const image = screen.getByRole('dialog').querySelector('img') as HTMLImageElement;
  fireEvent.load(image);
  return { onCrop, onCancel };
}

it('crops the square once, and is busy meanwhile', async () => {
  const { onCrop } = open();
  press(/^Use/);
  expect(screen.getByRole('button', { name: /^Use/ }).getAttribute('aria-busy')).toBe('true');
  press(/^Use/);
  expect(HTMLCanvasElement.prototype.toBlob).toHaveBeenCalledOnce();
  await act(async () => finish(new Blob(['square'])));
  expect(onCrop).toHaveBeenCalledOnce();
});

it('crops the square once, however fast it is pressed', () => {
  open();
  const use = screen.getByRole('button', { name: /^Use/ });
  act(() => {
    use.click();
    use.click();
  });
  expect(HTMLCanvasElement.prototype.toBlob).toHaveBeenCalledOnce();
});

it('discards the square after a cancellation', async () => {
  const { onCrop, onCancel } = open();
  press(/^Use/);
  press(/Cancel/);
  await act(async () => finish(new Blob(['square'])));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onCrop).not.toHaveBeenCalled();
});

it('ignores keys with Alt, which browsers use to go back', () => {
  open();
  const stage = screen.getByRole('group');
  expect(fireEvent.keyDown(stage, { key: 'ArrowLeft' })).toBe(false);
  expect(fireEvent.keyDown(stage, { key: 'ArrowLeft', altKey: true })).toBe(true);
});
