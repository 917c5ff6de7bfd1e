import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AmountTable } from './AmountTable.tsx';

const meta = {
  title: 'Commerce/AmountTable',
  component: AmountTable,
  args: {
    rows: [
      { label: '商品金额（3 件）', amount: minor(50_700) },
      { label: '满减', amount: minor(3000), isSaving: true },
      { label: '优惠券', amount: minor(3000), isSaving: true },
      { label: '运费', amount: minor(0), zeroLabel: '免运费' },
    ],
    total: { label: '合计', amount: minor(44_700) },
  },
} satisfies Meta<typeof AmountTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('−¥30.00')).toHaveLength(2);
    await expect(canvas.getByText('免运费')).toBeVisible();
    await expect(canvas.getByText('447.00 元')).toBeInTheDocument();
  },
};
export const Stale: Story = {
  args: { isStale: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('金额更新中');
  },
};
export const NothingSaved: Story = {
  args: { rows: [{ label: '商品金额', amount: minor(9900) }], total: { label: '应付', amount: minor(9900) } },
};
