import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleAddresses } from '../../fixtures/samplePurchase.ts';
import { conformance } from '../../testing/conformance.tsx';
import { AddressList, type AddressListProps } from './AddressList.tsx';

const addresses = sampleAddresses('en-US');

conformance('AddressList', (root) => <AddressList {...root} addresses={addresses} addHref="#add" />);
conformance('AddressList to choose from', (root) => (
  <AddressList {...root} addresses={addresses} selectedId={addresses[0]?.id} onSelectionChange={() => {}} />
));
conformance('AddressList without addresses', (root) => <AddressList {...root} addresses={[]} addHref="#add" />);

afterEach(() => {
  // An unmounted entry moves its focus in the next frame, during another test.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  cleanup();
});

const page = (props: Partial<AddressListProps>) => (
  <SampleProvider locale="en-US">
    <input aria-label="Elsewhere" />
    <AddressList addresses={addresses} addHref="#add" onDelete={() => {}} data-testid="list" {...props} />
  </SampleProvider>
);
const remove = () => screen.getAllByRole('button', { name: /^Delete/ })[0] as HTMLElement;

it('moves the focus from a removed address to the next, and from the last one to the form’s link', async () => {
  const { rerender } = render(page({}));
  remove().focus();
  fireEvent.click(remove());
  rerender(page({ addresses: addresses.slice(1, 2) }));
  expect(screen.getAllByRole('listitem')[0]?.contains(document.activeElement)).toBe(true);
  remove().focus();
  fireEvent.click(remove());
  rerender(page({ addresses: [] }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Add address' })));
});

it('leaves the focus alone when an address disappears after its removal was cancelled', async () => {
  const { rerender } = render(page({}));
  fireEvent.click(remove());
  const elsewhere = screen.getByLabelText('Elsewhere');
  elsewhere.focus();
  rerender(page({ addresses: addresses.slice(1) }));
  await act(() => new Promise(requestAnimationFrame));
  expect(document.activeElement).toBe(elsewhere);
});

it('keeps the focus of a Retry that disappears', () => {
  const failed = { addresses: [], onRetry: () => {} };
  const { rerender } = render(page({ ...failed, status: 'error' }));
  screen.getByRole('button', { name: 'Retry' }).focus();
  rerender(page({ ...failed, status: 'loading' }));
  expect(document.activeElement).toBe(screen.getByTestId('list'));
});
