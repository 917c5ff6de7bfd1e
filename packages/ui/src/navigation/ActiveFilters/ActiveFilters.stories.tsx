import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ActiveFilters } from './ActiveFilters.tsx';

function Sample({ onClear }: { onClear: () => void }) {
  const [items, setItems] = useState(
    ['¥50 – ¥300', '瓶绿', '陶瓷', '仅看有货'].map((label) => ({ key: label, label })),
  );
  return (
    <ActiveFilters
      items={items}
      onRemove={(key) => setItems(items.filter((item) => item.key !== key))}
      onClear={onClear}
    />
  );
}

const meta = {
  title: 'Navigation/ActiveFilters',
  component: Sample,
  args: { onClear: fn() },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除筛选：瓶绿' }));
    await expect(canvas.queryByRole('button', { name: '移除筛选：瓶绿' })).toBeNull();
    await expect(canvas.getByRole('button', { name: '移除筛选：陶瓷' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
};
export const English: Story = { globals: { locale: 'en-US' } };
