import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from '../../fixtures/narrow.tsx';
import { SampleBoxes } from '../../fixtures/SampleBoxes.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Foundations/Grid',
  component: Grid,
  args: { children: <SampleBoxes /> },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fits as many columns of equal width as there is room for. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('[class*=Surface]')].map(
      (box) => box.getBoundingClientRect().width,
    );
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
  },
};
/** Every value of `columns`. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      {(['sm', 'md', 'lg', 'products', 2, 5] as const).map((columns) => (
        <Stack key={columns} gap={4}>
          <Text size="caption" tone="subtle">
            {columns}
          </Text>
          <Grid columns={columns}>
            <SampleBoxes count={5} longAt={2} />
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};
/** Keeps its list role. */
export const AsList: Story = {
  render: () => (
    <Grid as="ul" columns="products">
      <SampleBoxes as="li" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};
export const LongText: Story = { args: { columns: 4, children: <SampleBoxes count={4} longAt={0} /> } };
export const Narrow: Story = { args: { columns: 'sm' }, decorators: [narrow] };
