import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { Say } from '../../fixtures/Say.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const cart = both('购物车', 'Cart');
const sample = both('灯下慢慢喝一杯', 'Slow evenings, good light');
const long = both(
  '为缓慢的清晨、漫长的夜晚，以及其间的每一个小时准备的一切，都出自我们认识的人之手',
  'Everything for slow mornings, long evenings and the hours between them, made by people we know',
);

const meta = {
  title: 'Foundations/Heading',
  component: Heading,
  args: { level: 1, children: <Say text={cart} /> },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: textOf(globals, cart) })).toBeVisible();
  },
};
/** Every level with its default size, and every size. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      <Stack gap={8}>
        {([1, 2, 3, 4, 5, 6] as const).map((level) => (
          <Heading key={level} level={level}>
            <Say text={sample} /> {level}
          </Heading>
        ))}
      </Stack>
      <Stack gap={8}>
        {(['display', 'headline', 'title', 'subtitle', 'label'] as const).map((size) => (
          <Heading key={size} level={6} size={size}>
            <Say text={sample} /> {size}
          </Heading>
        ))}
      </Stack>
    </Stack>
  ),
};
/** Level and size are independent. */
export const SizeApartFromLevel: Story = {
  args: { level: 1, size: 'label' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
/** Balances the lengths of its lines. */
export const LongText: Story = { args: { children: <Say text={long} /> } };
export const Narrow: Story = { args: { ...LongText.args, size: 'display' }, decorators: [narrow] };
