import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { localeOf, messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleAddresses } from '../../fixtures/samplePurchase.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { AddressCard, type AddressCardProps, type AddressTrouble } from './AddressCard.tsx';
import { formatAddress } from './formatAddress.ts';

/** Two addresses side by side; with a group name one of them can be selected. */
function Sample({ troubles = [], ...props }: Omit<AddressCardProps, 'address'> & { troubles?: AddressTrouble[] }) {
  const addresses = sampleAddresses(useSampleLocale());
  const [selected, setSelected] = useState(addresses[0]?.id);
  return (
    <Grid columns="lg">
      {addresses.map((address, index) => (
        <AddressCard
          key={address.id}
          {...props}
          address={address}
          trouble={troubles[index]}
          isSelected={address.id === selected}
          onSelect={() => {
            setSelected(address.id);
            props.onSelect?.();
          }}
        />
      ))}
    </Grid>
  );
}

const [first] = sampleAddresses('zh-CN');
if (!first) throw new Error('There are no sample addresses');
/** Accessible description of the first address in its buttons. */
function namedAddress(globals: Parameters<typeof localeOf>[0]): { name: string; address: string } {
  const [address] = sampleAddresses(localeOf(globals));
  if (!address) throw new Error('An address was expected');
  return { name: address.recipientName, address: formatAddress(address) };
}

const meta = {
  title: 'Commerce/AddressCard',
  component: AddressCard,
  args: { address: first, onSelect: fn() },
  render: ({ address: _address, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof AddressCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { groupName: 'address' },
  play: async ({ canvas, userEvent, globals }) => {
    const [home] = sampleAddresses(localeOf(globals));
    const [one, other] = canvas.getAllByRole('radio');
    if (!one || !other || !home) throw new Error('Two addresses were expected');
    await expect(one).toBeChecked();
    await expect(one).toHaveAccessibleName(expect.stringContaining(home.recipientName));
    await expect(one).toHaveAccessibleName(expect.stringContaining(home.detailAddress));
    await expect(canvas.getByText('138 **** 2046')).toBeVisible();
    await userEvent.click(other);
    await expect(other).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(one).toBeChecked();
  },
};
/** As a radio, in a list, with the color band, and with each kind of trouble. */
export const Matrix: Story = {
  render: function Matrix() {
    const addresses = sampleAddresses(useSampleLocale());
    const cards = addresses.slice(0, 1).flatMap((address) => {
      const choice = { address, editHref: '#edit', groupName: 'matrix' };
      return [
        <AddressCard key="chosen" {...choice} isSelected />,
        <AddressCard key="other" {...choice} groupName="other" />,
        <AddressCard key="outOfArea" {...choice} groupName="third" trouble="outOfArea" />,
        <AddressCard key="incomplete" {...choice} groupName="fourth" trouble="incomplete" />,
        <AddressCard key="retired" {...choice} groupName="fifth" trouble="retiredRegion" />,
        <AddressCard
          key="list"
          address={{ ...address, isDefault: false }}
          editHref="#edit"
          onDelete={() => {}}
          onSetDefault={() => {}}
        />,
        <AddressCard key="band" address={address} hasBand />,
        <AddressCard key="plain" address={address} />,
      ];
    });
    return (
      <Grid columns="lg" gap={16}>
        {cards}
      </Grid>
    );
  },
};
export const List: Story = {
  args: { editHref: '#edit', onDelete: fn(), onSetDefault: fn() },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'address', 'AddressCard');
    const of = namedAddress(globals);
    await expect(canvas.getAllByRole('button', { name: t('setDefault') })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: t('editAddress', of) })).toHaveAttribute('href', '#edit');
    await userEvent.click(canvas.getByRole('button', { name: t('deleteAddress', of) }));
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
  },
};
export const EditInPlace: Story = {
  args: { onEdit: fn() },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'address', 'AddressCard');
    await userEvent.click(canvas.getByRole('button', { name: t('editAddress', namedAddress(globals)) }));
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
  },
};
/** Shows the reason, is focusable, and cannot be selected. */
export const OutOfArea: Story = {
  args: { groupName: 'address', editHref: '#edit' },
  render: ({ address: _address, ...args }) => <Sample {...args} troubles={troubles} />,
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'address', 'AddressCard');
    const [, other] = canvas.getAllByRole('radio');
    if (!other) throw new Error('Two addresses were expected');
    await expect(other).toHaveAccessibleDescription(t('problems.outOfArea'));
    await userEvent.click(other);
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(other).not.toBeChecked();
  },
};
const troubles: AddressTrouble[] = [];
troubles[1] = 'outOfArea';

export const WithBand: Story = { args: { hasBand: true } };
/** The second sample address has the maximum length. */
export const LongText: Story = { args: { editHref: '#edit', onDelete: fn(), onSetDefault: fn() } };
export const Narrow: Story = { ...LongText, decorators: [narrow] };
