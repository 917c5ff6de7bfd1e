import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleFile } from '../../fixtures/sampleUploads.ts';
import { conformance } from '../../testing/conformance.tsx';
import { AvatarUploader } from './AvatarUploader.tsx';

conformance('AvatarUploader', (root) => (
  <AvatarUploader {...root} name="words" src="/me.jpg" onChange={() => {}} onRemove={() => {}} errorMessage="words" />
));

let tries = 0;
vi.mock('./CropDialog.tsx', () => {
  tries += 1;
  if (tries === 1) throw new TypeError('Failed to fetch');
  return { CropDialog: () => <p>the cropping</p> };
});

afterEach(cleanup);

it('shows an error when the code for cropping cannot be loaded, and opens it for the next photo', async () => {
  const { container } = render(
    <SampleProvider locale="en-US">
      <AvatarUploader name="words" onChange={() => {}} />
    </SampleProvider>,
  );
  const choose = () =>
    act(async () => {
      const files = [sampleFile('photo.png', 100, 'image/png')];
      fireEvent.change(container.querySelector('input') as HTMLInputElement, { target: { files } });
    });
  await choose();
  await expect.poll(() => screen.getByRole('alert').textContent).toContain('Choose the photo again');
  await choose();
  expect(await screen.findByText('the cropping')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('moves the focus from the remove button to the select button', () => {
  const onRemove = vi.fn();
  render(
    <SampleProvider locale="en-US">
      <AvatarUploader name="words" src="/me.jpg" onChange={() => {}} onRemove={onRemove} />
    </SampleProvider>,
  );
  const remove = screen.getByRole('button', { name: 'Remove photo' });
  remove.focus();
  fireEvent.click(remove);
  expect(onRemove).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change photo' }));
});
