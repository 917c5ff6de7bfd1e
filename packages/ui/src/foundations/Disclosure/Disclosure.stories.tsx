import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { Say } from '../../fixtures/Say.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Disclosure, type DisclosureProps } from './Disclosure.tsx';

const when = both('什么时候能收到？', 'When will it arrive?');
const whenAnswer = both(
  '下单后 24 小时内发货，一般 2–4 天送达。',
  'We ship within 24 hours; it takes 2 to 4 days as a rule.',
);
const how = both('怎么退货？', 'How do I return something?');
const howAnswer = both(
  '签收后 7 天内可以申请退货，运费由我们承担。',
  'Ask within 7 days of receiving it. We pay the postage.',
);
const long = both(
  '如果我收到的易碎品在运输途中损坏了，而快递员已经离开，我应该怎样申请补发或者退款？',
  'What should I do to get a replacement or a refund if something fragile was damaged on its way and the courier has already left?',
);

const meta = {
  title: 'Foundations/Disclosure',
  component: Disclosure,
  args: {
    title: <Say text={when} />,
    children: <Say text={whenAnswer} />,
    headingLevel: 3,
    onExpandedChange: fn(),
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const panel = canvasElement.querySelector('details');
    await expect(canvas.getByRole('heading', { level: 3, name: textOf(globals, when) })).toBeVisible();
    await userEvent.tab();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
    canvasElement.querySelector('summary')?.click();
    await waitFor(() => expect(args.onExpandedChange).toHaveBeenLastCalledWith(true));
    await expect(panel).toHaveAttribute('open');
    await expect(canvas.getByText(textOf(globals, whenAnswer))).toBeVisible();
    canvasElement.querySelector('summary')?.click();
    await waitFor(() => expect(args.onExpandedChange).toHaveBeenLastCalledWith(false));
  },
};

function Questions(props: Partial<DisclosureProps>) {
  return (
    <>
      <Disclosure {...props} headingLevel={3} title={<Say text={when} />}>
        <Say text={whenAnswer} />
      </Disclosure>
      <Disclosure {...props} headingLevel={3} title={<Say text={how} />} defaultExpanded>
        <Say text={howAnswer} />
      </Disclosure>
    </>
  );
}
/** Closed and open. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={0}>
      <Questions />
    </Stack>
  ),
};
/** Only one panel of a group is open at a time. */
export const Group: Story = {
  render: () => (
    <Stack gap={0}>
      <Questions group="questions" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('details');
    await expect(second).toHaveAttribute('open');
    first?.querySelector('summary')?.click();
    await waitFor(() => expect(second).not.toHaveAttribute('open'));
    await expect(first).toHaveAttribute('open');
  },
};
/** Stays as the parent sets it. */
export const KeptByOwner: Story = {
  args: { isExpanded: false },
  play: async ({ canvasElement, args }) => {
    canvasElement.querySelector('summary')?.click();
    await waitFor(() => expect(args.onExpandedChange).toHaveBeenLastCalledWith(true));
    await waitFor(() => expect(canvasElement.querySelector('details')).not.toHaveAttribute('open'));
  },
};
export const LongText: Story = { args: { title: <Say text={long} />, defaultExpanded: true } };
export const Narrow: Story = { ...LongText, decorators: [narrow] };
