import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleAddresses } from '../../fixtures/samplePurchase.ts';
import { sampleRegions } from '../../fixtures/sampleRegions.ts';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { AddressForm, type AddressFormProps } from './AddressForm.tsx';

const [address] = sampleAddresses('en-US');
const ignore = () => {};

conformance('AddressForm', (root) => (
  <AddressForm
    {...root}
    value={address}
    loadRegions={sampleRegions['en-US'].loadChildren}
    parsePasted={() => ({})}
    onSubmit={ignore}
    onDelete={ignore}
  />
));

afterEach(cleanup);

async function paste(props: Partial<AddressFormProps>) {
  render(
    <MallardProvider locale="en-US">
      <AddressForm loadRegions={sampleRegions['en-US'].loadChildren} onSubmit={ignore} {...props} />
    </MallardProvider>,
  );
  fireEvent.change(screen.getByRole('textbox', { name: /^Paste an address/ }), { target: { value: 'somewhere' } });
  fireEvent.click(screen.getByRole('button', { name: 'Fill in the form' }));
  await screen.findByRole('button', { name: 'Undo' });
}

it('takes the errors of the fields that a pasted text fills, and leaves the others', async () => {
  const region = { province: '上海市', city: '上海市', county: '静安区', areaCode: '310106' };
  await paste({
    parsePasted: () => ({ recipientName: 'Lin', region }),
    errors: { recipientName: 'Enter a name', region: 'Choose a region', phone: 'Enter a phone number' },
  });
  expect(screen.queryByText('Enter a name')).toBeNull();
  expect(screen.queryByText('Choose a region')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Recipient' }).getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByText('Enter a phone number')).toBeTruthy();
});

it('is dirty once a pasted text filled it, and clean again when that is taken back', async () => {
  const onDirtyChange = vi.fn();
  await paste({ parsePasted: () => ({ recipientName: 'Lin' }), onDirtyChange });
  await waitFor(() => expect(onDirtyChange).toHaveBeenLastCalledWith(true));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(onDirtyChange).toHaveBeenLastCalledWith(false));
});

it('knows the names of its fields, so that a slip is found by the compiler', () => {
  // @ts-expect-error: recipientName it is
  const errors: AddressFormProps['errors'] = { recipentName: 'Enter a name' };
  expect(errors).toBeDefined();
});
