import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Foundations/Text',
  component: Text,
  args: { children: '素色陶瓷花瓶，手工拉坯，适合单枝花材。' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const roles = [
  'display',
  'headline',
  'title',
  'subtitle',
  'body',
  'body-strong',
  'label',
  'label-strong',
  'small',
  'caption',
] as const;
export const Sizes: Story = {
  render: () => (
    <Stack gap={8}>
      {roles.map((size) => (
        <Text key={size} size={size}>
          好物有处寻 Find good things 0123 — {size}
        </Text>
      ))}
    </Stack>
  ),
};

const tones = ['default', 'muted', 'subtle', 'brand', 'price', 'info', 'success', 'warning', 'danger'] as const;
export const Tones: Story = {
  render: () => (
    <Stack gap={4}>
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}：满 299 减 30
        </Text>
      ))}
    </Stack>
  ),
};

export const Clamped: Story = {
  args: {
    lines: 2,
    children: '很长的商品名称'.repeat(40),
  },
};

export const LongEnglish: Story = {
  args: { children: 'A hand-thrown vase for single stems, glazed inside and left bare outside. '.repeat(6) },
};
