import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Foundations/Heading',
  component: Heading,
  args: { level: 1, children: '组件与状态' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Levels: Story = {
  render: () => (
    <Stack gap={8}>
      <Heading level={1}>一级标题 Headline</Heading>
      <Heading level={2}>二级标题 Title</Heading>
      <Heading level={3}>三级标题 Subtitle</Heading>
    </Stack>
  ),
};

/** The place in the outline and the looks are chosen apart. */
export const SizeApartFromLevel: Story = {
  args: { level: 1, size: 'subtitle' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { children: 'Everything for slow mornings, long evenings and the hours between them, made by people we know' },
};
