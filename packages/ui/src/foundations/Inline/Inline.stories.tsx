import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from '../../fixtures/narrow.tsx';
import { SampleBoxes } from '../../fixtures/SampleBoxes.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Foundations/Inline',
  component: Inline,
  args: { children: <SampleBoxes count={16} /> },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Wraps when the line is full. */
export const Default: Story = {
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll('[class*=Surface]')].map((box) => box.getBoundingClientRect());
    await expect(boxes.at(-1)?.top).toBeGreaterThan(boxes[0]?.top ?? 0);
    await expect(boxes.every((box) => box.right <= 16 + 320)).toBe(true);
  },
};
/** Gaps, alignments across the line, and distribution of free space. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={16}>
      {([0, 8, 24] as const).map((gap) => (
        <Inline key={gap} gap={gap}>
          <SampleBoxes count={4} />
        </Inline>
      ))}
      {(['start', 'center', 'end', 'baseline', 'stretch'] as const).map((align) => (
        <Inline key={align} align={align} gap={12}>
          <Heading level={2}>{align}</Heading>
          <SampleBoxes count={3} />
        </Inline>
      ))}
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          <SampleBoxes count={3} />
        </Inline>
      ))}
    </Stack>
  ),
};
/** Keeps its list role. */
export const AsList: Story = {
  render: () => (
    <Inline as="ul">
      <SampleBoxes as="li" count={3} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const LongText: Story = { args: { children: <SampleBoxes count={4} longAt={1} /> } };
export const Narrow: Story = {
  args: { isWrapping: false, children: <SampleBoxes count={2} longAt={1} /> },
  decorators: [narrow],
};
