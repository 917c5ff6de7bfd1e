import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Surface } from '../Surface/Surface.tsx';
import { Text } from '../Text/Text.tsx';
import { ScrollArea, type ScrollAreaProps } from './ScrollArea.tsx';

const rooms = both('按房间选', 'By room');
const room = both('房间', 'Room');
const terms = both('服务条款', 'Terms of service');
const clause = both(
  '下单即表示您同意本条款；商品、价格与库存以下单时页面所示为准。',
  'By placing an order you agree to these terms; products, prices and stock are as shown when you order.',
);
const longRoom = both('带阳台与书桌的朝南小卧室', 'The small south-facing bedroom with a balcony and a desk');

interface SampleProps extends Partial<ScrollAreaProps> {
  count?: number;
  name?: typeof room;
}
function Row({ count = 12, name = room, ...props }: SampleProps) {
  const locale = useSampleLocale();
  return (
    <ScrollArea as="ul" {...props} label={rooms[locale] + (props.id ?? '')}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells are never reordered
        <li key={at}>
          <Surface padding={12}>{`${name[locale]} ${at + 1}`}</Surface>
        </li>
      ))}
    </ScrollArea>
  );
}
function Pane({ count = 12, ...props }: SampleProps) {
  const locale = useSampleLocale();
  return (
    <ScrollArea orientation="vertical" maxHeight="sm" {...props} label={terms[locale] + (props.id ?? '')}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are never reordered
        <Text key={at} size="label">
          {clause[locale]}
        </Text>
      ))}
    </ScrollArea>
  );
}

const meta = {
  title: 'Foundations/ScrollArea',
  component: ScrollArea,
  args: { label: '', children: null },
  render: ({ label: _, children: __, ...args }) => <Row {...args} />,
} satisfies Meta<typeof ScrollArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Is focusable, so that keys scroll it; its faded edges show where there is more. */
export const Default: Story = {
  decorators: [narrow],
  play: async ({ canvas, userEvent, globals }) => {
    const area = await canvas.findByRole('group', { name: textOf(globals, rooms) });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await expect(area).toHaveAttribute('data-more-after');
    await expect(area).not.toHaveAttribute('data-more-before');
    await userEvent.tab();
    await expect(area).toHaveFocus();
    // A browser scrolls for real key presses, not for synthetic events.
    area.scrollTo({ left: 9999, behavior: 'instant' });
    await waitFor(() => expect(area).not.toHaveAttribute('data-more-after'));
    await expect(area).toHaveAttribute('data-more-before');
  },
};
/** Rows and panes, with and without overflow. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      <Row id="1" />
      <Row id="2" count={3} />
      <Pane id="3" />
      <Pane id="4" count={1} />
    </Stack>
  ),
};
/** Without overflow it is neither focusable nor announced. */
export const NothingToScroll: Story = {
  args: { children: null },
  render: () => <Row count={2} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(document.activeElement === canvasElement);
  },
};
/** Snaps to the beginning of a cell. */
export const Snapping: Story = { args: { isSnapping: true } };
export const Vertical: Story = {
  render: () => <Pane />,
  play: async ({ canvas, globals }) => {
    const area = await canvas.findByRole('group', { name: textOf(globals, terms) });
    await expect(area).toHaveAttribute('tabindex', '0');
    area.scrollTo({ top: 9999, behavior: 'instant' });
    await waitFor(() => expect(area).not.toHaveAttribute('data-more-after'));
  },
};
export const RightToLeft: Story = {
  decorators: [narrow],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const area = await canvas.findByRole('group');
    area.scrollTo({ left: -9999, behavior: 'instant' });
    await waitFor(() => expect(area).toHaveAttribute('data-more-before'));
  },
};
export const LongText: Story = { render: () => <Row name={longRoom} /> };
export const Narrow: Story = { ...LongText, decorators: [narrow] };
