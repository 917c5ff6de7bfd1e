import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { localeOf, messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { type SampleCourse, sampleTimeline } from '../../fixtures/sampleTimelines.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { OrderTimeline, type OrderTimelineProps } from './OrderTimeline.tsx';

interface SampleProps extends Omit<OrderTimelineProps, 'steps'> {
  course: SampleCourse;
}
function Sample({ course, ...props }: SampleProps) {
  return <OrderTimeline {...props} steps={sampleTimeline(useSampleLocale(), course)} />;
}
/** Wide enough for steps side by side on a wide page; no wider than a narrow one. */
const wide = { inlineSize: 780, maxInlineSize: '100%' };

const meta = {
  title: 'Commerce/OrderTimeline',
  component: Sample,
  args: { course: 'underWay' },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list and its steps contain in words what the line shows. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'orders', 'OrderTimeline');
    const steps = within(canvas.getByRole('list', { name: t('label') })).getAllByRole('listitem');
    await expect(steps[0]).toHaveTextContent(t('states.done'));
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
    await expect(steps[3]).toHaveTextContent(t('states.upcoming'));
    await expect(canvas.getByText('2026-11-18 08:46')).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap={32}>
      <div style={wide}>
        <Stack gap={32}>
          <Sample course="underWay" />
          <Sample course="refund" />
        </Stack>
      </div>
      {(['underWay', 'completed', 'cancelled', 'refund', 'twoParcels'] as const).map((course) => (
        <Sample key={course} course={course} orientation="vertical" />
      ))}
    </Stack>
  ),
};

/** From 768 px on the steps are side by side. */
export const Wide: Story = {
  render: (args) => (
    <div style={wide}>
      <Sample {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((step) => step.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
  },
};

export const CancelledMidway: Story = {
  args: { course: 'cancelled' },
  play: async ({ canvas, globals }) => {
    const last = canvas.getAllByRole('listitem').at(-1);
    await expect(last).toHaveAttribute('aria-current', 'step');
    await expect(last).toHaveTextContent(messagesOf(globals, 'orders', 'OrderTimeline')('states.failed'));
  },
};

/** Steps after the end of the order are on a branch. */
export const RefundBranch: Story = {
  args: { course: 'refund' },
  play: async ({ canvas, globals }) => {
    const [, , end] = sampleTimeline(localeOf(globals), 'refund');
    const branch = canvas.getByRole('list', { name: end?.branches?.[0]?.label ?? '' });
    await expect(within(branch).getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
  },
};

export const TwoParcels: Story = { args: { course: 'twoParcels' } };

export const LongText: Story = { args: { course: 'long' } };

export const Narrow: Story = { args: { course: 'twoParcels' }, decorators: [narrow] };
