import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sampleAddresses } from '../../fixtures/samplePurchase.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { AddressCard, type AddressCardProps } from './AddressCard.tsx';

function Sample(props: Omit<AddressCardProps, 'address'>) {
  const addresses = sampleAddresses(useSampleLocale());
  const [selected, setSelected] = useState(addresses[0]?.id);
  return (
    <Grid columns="lg">
      {addresses.map((address) => (
        <AddressCard
          key={address.id}
          {...props}
          address={address}
          isSelected={address.id === selected}
          onSelect={() => setSelected(address.id)}
        />
      ))}
    </Grid>
  );
}

const meta = { title: 'Commerce/AddressCard', component: Sample } satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choice: Story = {
  args: { groupName: 'address' },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('radio');
    if (!first || !second) throw new Error('Two addresses were expected');
    await expect(first).toBeChecked();
    await expect(canvas.getByText('138 **** 2046')).toBeVisible();
    await userEvent.click(second);
    await expect(second).toBeChecked();
  },
};
export const List: Story = {
  args: { editHref: '#edit', onDelete: fn(), onSetDefault: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('button', { name: '设为默认' })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: '删除 林小禾 的地址' }));
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
  },
};
export const WithBand: Story = { args: { hasBand: true } };
export const English: Story = {
  args: { editHref: '#edit', onDelete: fn(), onSetDefault: fn() },
  globals: { locale: 'en-US' },
};
