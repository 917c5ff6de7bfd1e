import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Foundations/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Lines: Story = { args: { lines: 3 } };
export const Shapes: Story = {
  render: () => (
    <Grid columns="sm">
      {(['text', 'title', 'price', 'button', 'square', 'panel', 'circle'] as const).map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Grid>
  ),
};
export const ProductCards: Story = {
  render: () => (
    <Grid columns="products" aria-busy="true">
      {['一', '二', '三', '四'].map((name) => (
        <Stack key={name} gap={8}>
          <Skeleton shape="square" />
          <Skeleton lines={2} />
          <Skeleton shape="price" />
        </Stack>
      ))}
    </Grid>
  ),
};
