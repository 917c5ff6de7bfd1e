import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Surface } from '../Surface/Surface.tsx';
import { Stack } from './Stack.tsx';

const meta = { title: 'Foundations/Layout', component: Stack } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxes = ['一', '二', '三', '四', '五', '六'].map((name) => <Surface key={name}>{name}</Surface>);

export const StackDefault: Story = { render: () => <Stack>{boxes}</Stack> };
export const StackEnd: Story = {
  render: () => (
    <Stack gap={4} align="end">
      {boxes}
    </Stack>
  ),
};

/** A list stays a list. */
export const StackAsList: Story = {
  render: () => (
    <Stack as="ul">
      <li>320 ml</li>
      <li>220 ml</li>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const InlineWrapping: Story = {
  render: () => (
    <Inline gap={12}>
      {Array.from('赤橙黄绿青蓝紫红粉白黑灰金银铜').map((name) => (
        <Surface key={name}>{name}</Surface>
      ))}
    </Inline>
  ),
};
export const InlineBetween: Story = { render: () => <Inline justify="between">{boxes.slice(0, 2)}</Inline> };
export const GridFitting: Story = { render: () => <Grid columns="sm">{boxes}</Grid> };
export const GridOfProducts: Story = { render: () => <Grid columns="products">{boxes}</Grid> };
export const GridFixed: Story = {
  render: () => (
    <Grid columns={3} gap={8}>
      {boxes}
    </Grid>
  ),
};
