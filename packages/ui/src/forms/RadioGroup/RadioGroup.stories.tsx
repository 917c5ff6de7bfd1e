import type { Meta, StoryObj } from '@storybook/react-vite';
import { Truck } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Radio } from './Radio.tsx';
import { RadioCard } from './RadioCard.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: '配送方式',
    defaultValue: 'courier',
    onChange: fn(),
    children: [
      <Radio key="courier" value="courier">
        快递
      </Radio>,
      <Radio key="pickup" value="pickup">
        自提
      </Radio>,
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: '配送方式' })).toBeVisible();
    canvas.getByRole('radio', { name: '快递' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('pickup');
    await expect(canvas.getByRole('radio', { name: '自提' })).toBeChecked();
  },
};
export const Horizontal: Story = { args: { orientation: 'horizontal' } };
export const Cards: Story = {
  args: {
    children: [
      <RadioCard key="courier" value="courier" title="快递" media={<Icon glyph={Truck} size="lg" />} end="免运费">
        预计 12 月 3 日送达
      </RadioCard>,
      <RadioCard key="pickup" value="pickup" title="自提" end="免费">
        静安店，营业到 22:00
      </RadioCard>,
      <RadioCard key="today" value="today" title="当日达" isDisabled>
        所在地区暂不支持
      </RadioCard>,
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const pickup = canvas.getByRole('radio', { name: '自提' });
    await expect(pickup).toHaveAccessibleDescription('静安店，营业到 22:00');
    await userEvent.click(canvas.getByText('静安店，营业到 22:00'));
    await expect(args.onChange).toHaveBeenLastCalledWith('pickup');
    await expect(canvas.getByRole('radio', { name: '当日达' })).toBeDisabled();
  },
};
export const Invalid: Story = { args: { errorMessage: '请选择配送方式' } };
export const Disabled: Story = { args: { isDisabled: true } };
