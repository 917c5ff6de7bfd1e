import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { ReviewForm } from './ReviewForm.tsx';

const photoEvents = { onAdd: () => {}, onRemove: () => {} };
const items = [{ id: '1', title: 'Mug', image: null }];

conformance('ReviewForm', (root) => (
  <ReviewForm {...root} items={items} photoEvents={photoEvents} onSubmit={() => {}} />
));

afterEach(cleanup);

it.each([
  { status: 'failed', isOffline: false, place: /cup\.jpg/ },
  { status: 'failed', isOffline: true, place: 'Submit review' },
  { status: 'uploading', isOffline: false, place: 'Submit review' },
] as const)('moves the focus to a photo only if the user can act on it: $status, offline $isOffline', (one) => {
  const onSubmit = vi.fn();
  render(
    <SampleProvider locale="en-US">
      <ReviewForm
        items={items}
        defaultDrafts={{ byItem: { 1: { rating: 5, content: 'Good' } }, isAnonymous: false }}
        uploads={{ 1: [{ id: 'a', name: 'cup.jpg', status: one.status }] }}
        photoEvents={photoEvents}
        isOffline={one.isOffline}
        onSubmit={onSubmit}
      />
    </SampleProvider>,
  );
  const button = screen.getByRole('button', { name: 'Submit review' });
  button.focus();
  fireEvent.click(button);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toBeTruthy();
  const [photoButton] = screen.getAllByRole('button', { name: one.place });
  expect(document.activeElement).toBe(photoButton);
});
