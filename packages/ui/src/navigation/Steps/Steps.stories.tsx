import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Steps } from './Steps.tsx';

const way = [
  both('购物车', 'Cart'),
  both('确认订单', 'Checkout'),
  both('支付', 'Payment'),
  both('完成', 'Done'),
] as const;

function Sample({ current }: { current: number }) {
  const locale = useSampleLocale();
  return (
    <Steps
      aria-label={`${messagesOf({ locale }, 'navigation', 'Steps')('steps')} ${current}`}
      steps={way.map((step, index) => ({ label: step[locale], href: index === 0 ? '#cart' : undefined }))}
      current={current}
    />
  );
}

const meta = {
  title: 'Navigation/Steps',
  component: Steps,
  args: { steps: [], current: 1 },
  render: ({ current }) => <Sample current={current} />,
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const current = canvas.getByText(textOf(globals, way[1]));
    await expect(current.closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('link', { name: textOf(globals, way[0]) })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
/** From the first to the last step. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      {[0, 1, 2, 3, 4].map((current) => (
        <Sample key={current} current={current} />
      ))}
    </Stack>
  ),
};
/** On phones all steps stay in one line. */
export const Phone: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((step) => step.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};
export const Narrow: Story = { decorators: [narrow] };
