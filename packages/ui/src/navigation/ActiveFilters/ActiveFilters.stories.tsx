import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { both, type Localized } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { ActiveFilters, type ActiveFiltersProps } from './ActiveFilters.tsx';

const price = both('¥50 – ¥300', '¥50 – ¥300');
const green = both('瓶绿', 'Bottle green');
const stoneware = both('陶瓷', 'Stoneware');
const stock = both('仅看有货', 'In stock only');

function Sample({ filters, ...props }: Omit<ActiveFiltersProps, 'items'> & { filters: readonly Localized[] }) {
  const locale = useSampleLocale();
  const [left, setLeft] = useState(filters);
  return (
    <ActiveFilters
      {...props}
      items={left.map((label) => ({ id: label['en-US'], label: label[locale] }))}
      onRemove={(id) => {
        setLeft(left.filter((label) => label['en-US'] !== id));
        props.onRemove(id);
      }}
      onClear={() => {
        setLeft([]);
        props.onClear();
      }}
    />
  );
}

const meta = {
  title: 'Navigation/ActiveFilters',
  component: ActiveFilters,
  args: { items: [], onRemove: fn(), onClear: fn() },
  render: ({ items: _, ...args }) => <Sample {...args} filters={[price, green, stoneware, stock]} />,
} satisfies Meta<typeof ActiveFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

function heard(canvasElement: HTMLElement, text: string) {
  return waitFor(() => expect(spoken(canvasElement)).toBe(text));
}

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'navigation', 'ActiveFilters');
    await expect(canvas.getByRole('region', { name: t('applied') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('removeFilter', { name: textOf(globals, green) }) }));
    await expect(args.onRemove).toHaveBeenCalledWith(green['en-US']);
    await heard(canvasElement, t('removed', { name: textOf(globals, green) }));
    await userEvent.click(canvas.getByRole('button', { name: t('clearAll') }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByText(t('noFilters'))).toHaveFocus());
  },
};
/**
 * Tab and Enter. The focus moves to the next filter, from the last to the previous one, and stays
 * when none is left.
 */
export const FocusAfterRemoval: Story = {
  render: ({ items: _, ...args }) => <Sample {...args} filters={[price, green, stoneware]} />,
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'navigation', 'ActiveFilters');
    const button = (label: Localized) =>
      canvas.getByRole('button', { name: t('removeFilter', { name: textOf(globals, label) }) });
    await userEvent.tab();
    await expect(button(price)).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button(stoneware)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button(price)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const none = canvas.getByText(t('noFilters'));
    await waitFor(() => expect(none).toHaveFocus());
    await expect(none.clientHeight).toBeGreaterThan(10);
    await userEvent.tab();
    await expect(none.clientHeight).toBe(1);
  },
};
/** One, several, and more filters than fit on a line. */
export const Matrix: Story = {
  render: ({ items: _, ...args }) => (
    <Stack gap={24}>
      <Sample {...args} aria-label="1" filters={[stock]} />
      <Sample {...args} aria-label="4" filters={[price, green, stoneware, stock]} />
      <Sample {...args} aria-label="24" filters={many} />
    </Stack>
  ),
};
const many = Array.from({ length: 24 }, (_, at) => both(`釉色 ${at + 1}`, `Glaze ${at + 1}`));
const long = both(
  '适用于洗碗机与微波炉、通过食品接触安全检测的无铅釉面陶瓷',
  'Lead-free glazed stoneware, tested for food contact, safe in dishwasher and microwave',
);
export const LongText: Story = {
  render: ({ items: _, ...args }) => (
    <Sample {...args} filters={[long, green, { ...long, 'en-US': `${long['en-US']} 2` }]} />
  ),
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
