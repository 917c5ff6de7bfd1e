import { addressLayout } from '@mallard/domain/addresses';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleAddresses } from '../../fixtures/samplePurchase.ts';
import { sampleRegions } from '../../fixtures/sampleRegions.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { conformance } from '../../testing/conformance.tsx';
import { AddressForm, type AddressFormProps } from './AddressForm.tsx';
import type { AddressFormValues, ParsePasted, PastedAddress } from './AddressFormValues.ts';

const [address] = sampleAddresses('en-US');
const ignore = () => {};

conformance('AddressForm', (root) => (
  <AddressForm
    {...root}
    defaultValue={address}
    loadRegions={sampleRegions['en-US'].loadChildren}
    parsePasted={() => ({})}
    onSubmit={ignore}
    onDelete={ignore}
  />
));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function startPaste(props: Partial<AddressFormProps>) {
  render(
    <SampleProvider locale="en-US">
      <AddressForm loadRegions={sampleRegions['en-US'].loadChildren} onSubmit={ignore} {...props} />
    </SampleProvider>,
  );
  fireEvent.change(screen.getByRole('textbox', { name: /^Paste an address/ }), { target: { value: 'somewhere' } });
  fireEvent.click(screen.getByRole('button', { name: 'Fill in the form' }));
}
async function paste(props: Partial<AddressFormProps>) {
  startPaste(props);
  await screen.findByRole('button', { name: 'Undo' });
}

it('clears the errors of the fields that a pasted text fills, and keeps the others', async () => {
  const region = { province: '上海市', city: '上海市', county: '静安区', areaCode: '310106' };
  await paste({
    parsePasted: () => ({ recipientName: 'Lin', region }),
    validationErrors: { recipientName: 'Enter a name', region: 'Choose a region', phone: 'Enter a phone number' },
  });
  expect(screen.queryByText('Enter a name')).toBeNull();
  expect(screen.queryByText('Choose a region')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Recipient' }).getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByText('Enter a phone number')).toBeTruthy();
});

it('is dirty while it has a text to parse, or fields that the text filled', async () => {
  const onDirtyChange = vi.fn();
  await paste({ parsePasted: () => ({ recipientName: 'Lin' }), onDirtyChange });
  const box = screen.getByRole('textbox', { name: /^Paste an address/ });
  fireEvent.change(box, { target: { value: '' } });
  await act(async () => {});
  expect(onDirtyChange.mock.calls).toEqual([[true]]);
  fireEvent.change(screen.getByRole('textbox', { name: 'Recipient' }), { target: { value: '' } });
  await waitFor(() => expect(onDirtyChange).toHaveBeenLastCalledWith(false));
  fireEvent.change(box, { target: { value: 'somewhere' } });
  await waitFor(() => expect(onDirtyChange).toHaveBeenLastCalledWith(true));
});

const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
const type = (text: string) => fireEvent.change(phone(), { target: { value: text } });

it('keeps text that is typed while a pasted text is parsed', async () => {
  let answer: (found: PastedAddress) => void = ignore;
  const parsePasted = () =>
    new Promise<PastedAddress>((resolve) => {
      answer = resolve;
    });
  startPaste({ parsePasted });
  type('13800138000');
  await act(async () => answer({ recipientName: 'Lin', phone: '' }));
  expect(screen.getByRole('textbox', { name: 'Recipient' })).toHaveProperty('value', 'Lin');
  expect(phone().value).toBe('13800138000');
});

it('undoes only the fields that a pasted text filled', async () => {
  await paste({ defaultValue: { recipientName: 'Xu' }, parsePasted: () => ({ recipientName: 'Lin' }) });
  type('13800138000');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('textbox', { name: 'Recipient' })).toHaveProperty('value', 'Xu');
  expect(phone().value).toBe('13800138000');
});

it('clears fields that a pasted text lacks, announces it, and restores them on undo', async () => {
  const region = { province: '上海市', city: '上海市', county: '静安区', areaCode: '310106' };
  const pasted = { recipientName: 'Lin', region, detailAddress: 'Yuyuan Road 128' };
  await paste({
    defaultValue: { recipientName: 'Xu', phone: '13800138000', postcode: '310000' },
    parsePasted: () => pasted,
  });
  expect(phone().value).toBe('');
  expect(screen.getByText(/Not found: Phone\./, { selector: '[id]' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Postcode' })).toHaveProperty('value', '');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(phone().value).toBe('13800138000');
  expect(screen.getByRole('textbox', { name: 'Postcode' })).toHaveProperty('value', '310000');
  expect(screen.getByRole('textbox', { name: 'Recipient' })).toHaveProperty('value', 'Xu');
});

function fail(): never {
  throw new Error('unreadable');
}
it.each([
  { when: 'at once', parsePasted: fail },
  { when: 'later', parsePasted: async () => fail() },
])('shows an error when parsing a pasted text fails $when, and tries again at the next press', async (failing) => {
  const parsePasted = vi.fn<ParsePasted>(() => ({ recipientName: 'Lin' })).mockImplementationOnce(failing.parsePasted);
  startPaste({ parsePasted });
  const note = await screen.findByText(/could not be read just now.*again/, { selector: '[id]' });
  expect(screen.queryByText(/^No address was found/)).toBeNull();
  const button = screen.getByRole('button', { name: 'Fill in the form' });
  expect(button.getAttribute('aria-describedby')).toBe(note.id);
  expect(button.getAttribute('aria-busy')).toBeNull();
  fireEvent.click(button);
  expect(await screen.findByDisplayValue('Lin')).toBeTruthy();
});

it('names the parts of a pasted text that are in no field', async () => {
  await paste({ parsePasted: () => ({ recipientName: 'Lin', unusedParts: ['021-62881234', 'VIP'] }) });
  expect(screen.getByText(/Not used: 021-62881234 \/ VIP$/, { selector: '[id]' })).toBeTruthy();
});

it('parses no text that is too long, and truncates nothing', async () => {
  const parsePasted = vi.fn(() => ({}));
  startPaste({ parsePasted });
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Paste an address/ });
  fireEvent.change(box, { target: { value: 'a'.repeat(1001) } });
  fireEvent.click(screen.getByRole('button', { name: 'Fill in the form' }));
  expect(await screen.findByText(/^This text is too long/, { selector: '[id]' })).toBeTruthy();
  expect(box.value).toHaveLength(1001);
  expect(parsePasted).toHaveBeenCalledTimes(1);
});

it('finds no address in a text without one', async () => {
  startPaste({ parsePasted: () => ({}) });
  expect(await screen.findByText(/^No address was found/, { selector: '[id]' })).toBeTruthy();
});

it.each([
  { has: 'no code', region: { province: '上海市', city: '上海市', county: '静安区', areaCode: '' } },
  { has: 'no city', region: { province: '湖北省', city: '', county: '仙桃市', areaCode: '429004' } },
])('returns a region that has $has unchanged unless another one is selected', ({ region }) => {
  const onSubmit = vi.fn();
  render(
    <SampleProvider locale="en-US">
      <AddressForm
        defaultValue={{ ...address, region }}
        loadRegions={sampleRegions['en-US'].loadChildren}
        onSubmit={onSubmit}
      />
    </SampleProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ region }));
});

it.each([
  { what: 'fills in nothing', from: 'the text has changed', leaves: false },
  { what: 'announces nothing', from: 'the form is unmounted', leaves: true },
])('$what from a pasted text that was parsed after $from', async ({ leaves }) => {
  vi.useFakeTimers();
  let answer: (found: PastedAddress) => void = ignore;
  const reading = new Promise<PastedAddress>((resolve) => {
    answer = resolve;
  });
  const page = (has: boolean) => (
    <SampleProvider locale="en-US">
      {has && (
        <AddressForm loadRegions={sampleRegions['en-US'].loadChildren} onSubmit={ignore} parsePasted={() => reading} />
      )}
    </SampleProvider>
  );
  const { rerender } = render(page(true));
  const box = screen.getByRole('textbox', { name: /^Paste an address/ });
  fireEvent.change(box, { target: { value: 'somewhere' } });
  fireEvent.click(screen.getByRole('button', { name: 'Fill in the form' }));
  if (leaves) rerender(page(false));
  else fireEvent.change(box, { target: { value: 'elsewhere' } });
  await act(async () => answer({ recipientName: 'Lin' }));
  act(() => void vi.advanceTimersByTime(200));
  expect(spoken(document.body)).toBe('');
  expect(screen.queryByDisplayValue('Lin')).toBeNull();
});

it('starts with a value that it returned, also without a region, and without any value', () => {
  const onSubmit = vi.fn<AddressFormProps['onSubmit']>();
  const form = (given: AddressFormValues | undefined) => (
    <SampleProvider locale="en-US">
      <AddressForm
        key={String(given === undefined)}
        defaultValue={given ?? {}}
        loadRegions={sampleRegions['en-US'].loadChildren}
        onSubmit={onSubmit}
      />
    </SampleProvider>
  );
  const { rerender } = render(form(undefined));
  type('13800138000');
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  save();
  const values = onSubmit.mock.lastCall?.[0];
  expect(values).toMatchObject({ phone: '13800138000', region: undefined });
  rerender(form(values));
  save();
  expect(onSubmit.mock.lastCall?.[0]).toEqual(values);
});

it('shows an error when a field loses the focus, and submits nothing until all are valid', () => {
  const onSubmit = vi.fn();
  const validate: AddressFormProps['validate'] = ({ phone, region }) => ({
    ...(phone === '1' && { phone: 'Enter a phone number' }),
    ...(region === undefined && { region: 'Choose a region' }),
  });
  render(
    <SampleProvider locale="en-US">
      <AddressForm validate={validate} onSubmit={onSubmit} loadRegions={sampleRegions['en-US'].loadChildren} />
    </SampleProvider>,
  );
  type('1');
  fireEvent.blur(phone());
  expect(screen.getByText('Enter a phone number')).toBeTruthy();
  expect(screen.queryByText('Choose a region')).toBeNull();
  type('2');
  expect(screen.queryByText('Enter a phone number')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Choose a region')).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('removes the error of a field that a pasted text fills', async () => {
  const validate: AddressFormProps['validate'] = (values) => (values.phone === '1' ? { phone: 'Enter a number' } : {});
  render(
    <SampleProvider locale="en-US">
      <AddressForm
        validate={validate}
        onSubmit={ignore}
        loadRegions={sampleRegions['en-US'].loadChildren}
        parsePasted={() => ({ phone: '13800138000' })}
      />
    </SampleProvider>,
  );
  type('1');
  fireEvent.blur(phone());
  expect(screen.getByText('Enter a number')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: /^Paste an address/ }), { target: { value: 'somewhere' } });
  fireEvent.click(screen.getByRole('button', { name: 'Fill in the form' }));
  await screen.findByRole('button', { name: 'Undo' });
  expect(screen.queryByText('Enter a number')).toBeNull();
});

it('has the fields of another country, keeps what was typed, and marks the field of an error', () => {
  const onSubmit = vi.fn();
  const form = (country: string, validationErrors = {}) => (
    <SampleProvider locale="en-US">
      <AddressForm
        defaultValue={{ recipientName: 'Ada Brook', phone: '+15035550142' }}
        loadRegions={sampleRegions['en-US'].loadChildren}
        abroad={{ country, layout: addressLayout(country) }}
        parsePasted={() => ({})}
        validationErrors={validationErrors}
        onSubmit={onSubmit}
      />
    </SampleProvider>
  );
  const { rerender } = render(form('US'));
  const names = () => screen.getAllByRole('textbox').map((field) => field.getAttribute('name'));
  expect(names()).toEqual(['recipientName', 'phone', 'detailAddress', 'city', 'province', 'postcode']);
  fireEvent.change(screen.getByRole('textbox', { name: 'City' }), { target: { value: 'Berlin' } });
  rerender(form('DE'));
  expect(names()).toEqual(['recipientName', 'phone', 'detailAddress', 'postcode', 'city']);
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.change(screen.getByRole('textbox', { name: 'Street address' }), { target: { value: 'Torstraße 1' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Postal code' }), { target: { value: '10119' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledWith({
    recipientName: 'Ada Brook',
    phone: '+15035550142',
    region: { province: '', city: 'Berlin', county: '', areaCode: 'DE' },
    detailAddress: 'Torstraße 1',
    postcode: '10119',
    isDefault: false,
  });
  rerender(form('DE', { city: 'Unknown city' }));
  expect(screen.getByRole('textbox', { name: 'City' }).getAttribute('aria-invalid')).toBe('true');
});
