import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { Say } from '../../fixtures/Say.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Collapse } from './Collapse.tsx';

const review = both(
  '杯壁不厚不薄，端起来很稳。釉面在窗边真的会变色，比照片好看得多；杯底留了素坯，放在木桌上不打滑。配送也快，包装是纸浆托，没有一点塑料。唯一的缺点是把手内侧的弧度对大手不太友好，三根手指刚好，四根就挤了。洗碗机洗了二十多次，釉面还和新的一样，准备再买一对送人。',
  'The wall is neither thick nor thin and it sits firmly in the hand. By the window the glaze really does change color, far better than in the pictures; the foot is left bare, so it does not slide on a wooden table. It came quickly, in moulded paper without any plastic. My only complaint is the handle: three fingers fit, four are one too many for a large hand. After twenty rounds in the dishwasher it looks like new, and I am going to buy a pair as a present.',
);
const short = both('很喜欢。', 'Love it.');

const meta = {
  title: 'Foundations/Collapse',
  component: Collapse,
  args: { children: <Say text={review} />, onExpandedChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Collapse>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button reports whether the text is expanded, and keeps the focus. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'foundations', 'Collapse');
    const button = await canvas.findByRole('button', { name: t('more') });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveAccessibleName(t('less'));
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};
/** The minimum and maximum of lines, expanded, and a text that fits. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap={24}>
      <Collapse {...args} maxLines={2} />
      <Text as="div" size="small">
        <Collapse {...args} maxLines={4} />
      </Text>
      <Collapse {...args} defaultExpanded />
      <Collapse {...args}>
        <Say text={short} />
      </Collapse>
    </Stack>
  ),
};
/** Expands when the browser scrolls to text that its page search found. */
export const FindInPage: Story = {
  play: async ({ canvas, canvasElement, args, globals }) => {
    await canvas.findByRole('button', { name: messagesOf(globals, 'foundations', 'Collapse')('more') });
    const text = canvasElement.querySelector('[id]:has(+ button)');
    if (text) text.scrollTop = 40;
    await waitFor(() => expect(args.onExpandedChange).toHaveBeenLastCalledWith(true));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await expect(text?.scrollTop).toBe(0);
  },
};
/** Shows no button when the text fits. */
export const ShortEnough: Story = {
  args: { children: <Say text={short} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** Renders the beginning first and the rest later. */
function Late() {
  const [hasCome, setCome] = useState(false);
  return (
    <>
      <Say text={hasCome ? review : short} />
      <button type="button" hidden data-testid="late" onClick={() => setCome(true)} />
    </>
  );
}
/** Shows the button when a text grows, although its box keeps its height. */
export const Grows: Story = {
  args: { children: <Late /> },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'foundations', 'Collapse');
    await expect(canvas.queryByRole('button', { name: t('more') })).toBeNull();
    canvas.getByTestId('late').click();
    await expect(await canvas.findByRole('button', { name: t('more') })).toBeVisible();
  },
};
/** Stays as the parent sets it. */
export const KeptByOwner: Story = {
  args: { isExpanded: false },
  play: async ({ canvas, userEvent, args }) => {
    const button = await canvas.findByRole('button');
    await userEvent.click(button);
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};
export const LongText: Story = {
  args: { children: [<Say key="1" text={review} />, <Say key="2" text={review} />, <Say key="3" text={review} />] },
};
export const Narrow: Story = { decorators: [narrow] };
