import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { localeOf, messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleId } from '../../fixtures/sampleId.ts';
import { sampleAddresses } from '../../fixtures/samplePurchase.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { formatAddress } from '../AddressCard/formatAddress.ts';
import { AddressList, type AddressListProps } from './AddressList.tsx';

/** Stores the sample addresses and the selection as a parent would. */
function Owned({ addresses: _addresses, onSelectionChange, onDelete, ...props }: AddressListProps) {
  const [addresses, setAddresses] = useState(sampleAddresses(useSampleLocale()));
  const [selected, setSelected] = useState(addresses[0]?.id);
  return (
    <AddressList
      {...props}
      addresses={addresses}
      selectedId={selected}
      onSelectionChange={
        onSelectionChange &&
        ((id) => {
          setSelected(id);
          onSelectionChange(id);
        })
      }
      onDelete={
        onDelete &&
        ((id) => {
          setAddresses(addresses.filter((address) => address.id !== id));
          onDelete(id);
        })
      }
    />
  );
}

const meta = {
  title: 'Commerce/AddressList',
  component: AddressList,
  args: { addresses: [], addHref: '#add', editHrefOf: (id) => `#edit-${id}` },
  render: (args) => <Owned {...args} />,
} satisfies Meta<typeof AddressList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onDelete: fn(), onSetDefault: fn() },
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'address', 'AddressList');
    const tAddressCard = messagesOf(globals, 'address', 'AddressCard');
    const [home, work] = sampleAddresses(localeOf(globals));
    if (!home || !work) throw new Error('Two addresses were expected');
    await expect(canvas.getByRole('list', { name: t('label') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: tAddressCard('setDefault') }));
    await expect(args.onSetDefault).toHaveBeenCalledWith(work.id);
    await userEvent.click(
      canvas.getByRole('button', {
        name: tAddressCard('deleteAddress', { name: home.recipientName, address: formatAddress(home) }),
      }),
    );
    await expect(args.onDelete).toHaveBeenCalledWith(home.id);
    // The next address has the focus.
    await waitFor(() => expect(canvas.getByRole('button', { name: tAddressCard('setDefault') })).toHaveFocus());
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-live-announcer]')).toHaveTextContent(
        t('removed', { name: home.recipientName }),
      ),
    );
    await userEvent.click(
      canvas.getByRole('button', {
        name: tAddressCard('deleteAddress', { name: work.recipientName, address: formatAddress(work) }),
      }),
    );
    await waitFor(() => expect(canvas.getByRole('link', { name: t('add') })).toHaveFocus());
  },
};
export const Choice: Story = {
  args: { onSelectionChange: fn() },
  play: async ({ canvas, userEvent, args, globals }) => {
    const [, work] = sampleAddresses(localeOf(globals));
    await expect(
      canvas.getByRole('group', { name: messagesOf(globals, 'address', 'AddressList')('label') }),
    ).toBeVisible();
    const [one, other] = canvas.getAllByRole('radio');
    await expect(one).toBeChecked();
    await userEvent.tab();
    await expect(one).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(work?.id);
    await expect(other).toBeChecked();
  },
};
/** A list, a radio group with unusable addresses, empty, loading, failed. */
export const Matrix: Story = {
  render: function Matrix(args) {
    const addresses = sampleAddresses(useSampleLocale());
    return (
      <Stack gap={32}>
        <AddressList {...args} addresses={addresses} onDelete={() => {}} onSetDefault={() => {}} />
        <AddressList
          {...args}
          addresses={addresses}
          selectedId={addresses[0]?.id}
          onSelectionChange={() => {}}
          troubles={{ [addresses[1]?.id ?? '']: 'outOfArea' }}
        />
        <AddressList {...args} addresses={addresses} maxCount={2} />
        <AddressList {...args} />
        <AddressList {...args} status="loading" />
        <AddressList {...args} status="error" onRetry={() => {}} />
      </Stack>
    );
  },
};
export const Empty: Story = {
  args: { addHref: undefined, onAdd: fn() },
  render: (args) => <AddressList {...args} />,
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'address', 'AddressList');
    await expect(canvas.getByRole('heading', { name: t('emptyTitle') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('add') }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
};
export const Loading: Story = {
  args: { status: 'loading' },
  render: (args) => <AddressList {...args} />,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = messagesOf(globals, 'address', 'AddressList');
    await expect(canvas.getByText(t('loading')).closest('[aria-busy="true"]')).not.toBeNull();
    await waitFor(() => expect(spoken(canvasElement)).toBe(t('loading')));
  },
};
export const Failed: Story = {
  args: { status: 'error', onRetry: fn() },
  render: (args) => <AddressList {...args} />,
  play: async ({ canvas, userEvent, args, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messagesOf(globals, 'address', 'AddressList')('failed'));
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(globals, 'shared', 'common')('retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
/** The maximum number of addresses: a note replaces the link to the form. */
export const Full: Story = {
  render: function Full(args) {
    const samples = sampleAddresses(useSampleLocale());
    const many = Array.from({ length: 10 }, (_, round) =>
      samples.map((address, index) => ({ ...address, id: sampleId(6, round * 2 + index + 1) })),
    );
    return <AddressList {...args} addresses={many.flat()} />;
  },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'address', 'AddressList');
    await expect(canvas.getByText(t('limitReached', { max: 20 }))).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: t('add') })).toBeNull();
  },
};
export const LongText: Story = { args: { onDelete: fn(), onSetDefault: fn() } };
export const Narrow: Story = { ...LongText, decorators: [narrow] };
