import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleAddresses } from '../../fixtures/samplePurchase.ts';
import { conformance } from '../../testing/conformance.tsx';
import { AddressCard } from './AddressCard.tsx';

for (const address of sampleAddresses('en-US').slice(0, 1))
  conformance('AddressCard', (root) => (
    <AddressCard
      {...root}
      address={address}
      groupName="address"
      isSelected
      editHref="#edit"
      trouble="outOfArea"
      hasBand
    />
  ));

afterEach(cleanup);

it.each([
  ['en-US', 'zh-CN'],
  ['zh-CN', ''],
])('has lang zh-CN for a Chinese address, in a page in %s', (locale, lang) => {
  const [address] = sampleAddresses('zh-CN');
  if (!address) throw new RangeError('There is no address');
  render(
    <SampleProvider locale={locale}>
      <AddressCard address={address} />
    </SampleProvider>,
  );
  expect(screen.getByText(address.recipientName).lang).toBe(lang);
  expect(screen.getByText(/静安区/).lang).toBe(lang);
});

it('marks only the street as Chinese where the region has English names', () => {
  const [address] = sampleAddresses('en-US');
  if (!address) throw new RangeError('There is no address');
  render(
    <SampleProvider locale="en-US">
      <AddressCard address={{ ...address, detailAddress: '愚园路 128 弄 6 号' }} />
    </SampleProvider>,
  );
  expect(screen.getByText(/愚园路/).lang).toBe('zh-CN');
  expect(screen.getByText(/Shanghai/).lang).toBe('');
});

it('distinguishes two addresses of one person in the names of their buttons', () => {
  const [address] = sampleAddresses('en-US');
  if (!address) throw new RangeError('There is no address');
  render(
    <SampleProvider locale="en-US">
      <AddressCard address={address} onEdit={() => {}} onDelete={() => {}} />
      <AddressCard address={{ ...address, detailAddress: '9 Other Road' }} onEdit={() => {}} onDelete={() => {}} />
    </SampleProvider>,
  );
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(4);
});
