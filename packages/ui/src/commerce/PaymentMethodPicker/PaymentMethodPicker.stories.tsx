import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PaymentMethodPicker } from './PaymentMethodPicker.tsx';

const meta = {
  title: 'Commerce/PaymentMethodPicker',
  component: PaymentMethodPicker,
  args: {
    value: 'alipay',
    onChange: fn(),
    methods: [
      { code: 'alipay', name: '支付宝', description: '推荐，即时到账' },
      { code: 'wechat', name: '微信支付' },
      { code: 'card', name: '银行卡', description: '暂不可用，请稍后再试', isDisabled: true },
    ],
  },
} satisfies Meta<typeof PaymentMethodPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '微信支付' }));
    await expect(args.onChange).toHaveBeenCalledWith('wechat');
    await expect(canvas.getByRole('radio', { name: '银行卡' })).toBeDisabled();
  },
};
export const NoneChosen: Story = { args: { value: undefined } };
