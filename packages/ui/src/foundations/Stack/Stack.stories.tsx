import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from '../../fixtures/narrow.tsx';
import { SampleBoxes } from '../../fixtures/SampleBoxes.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Foundations/Stack',
  component: Stack,
  args: { children: <SampleBoxes count={3} /> },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Places children below one another in document order. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const tops = [...canvasElement.querySelectorAll('[class*=Surface]')].map((box) => box.getBoundingClientRect());
    await expect((tops[1]?.top ?? 0) - (tops[0]?.bottom ?? 0)).toBe(16);
  },
};
/** Gaps and alignments. */
export const Matrix: Story = {
  render: () => (
    <Grid columns="sm">
      {([0, 4, 16, 32] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          <SampleBoxes count={3} />
        </Stack>
      ))}
      {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
        <Stack key={align} align={align} gap={8}>
          <SampleBoxes count={3} longAt={1} />
        </Stack>
      ))}
    </Grid>
  ),
};
/** Keeps its list role, also in Safari. */
export const AsList: Story = {
  render: () => (
    <Stack as="ul">
      <SampleBoxes as="li" count={2} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const LongText: Story = { args: { children: <SampleBoxes count={3} longAt={1} />, align: 'start' } };
export const Narrow: Story = { ...LongText, decorators: [narrow] };
