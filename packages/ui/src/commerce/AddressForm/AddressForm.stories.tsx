import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleAddresses } from '../../fixtures/samplePurchase.ts';
import { loadSampleRegions } from '../../fixtures/sampleRegions.ts';
import { AddressForm } from './AddressForm.tsx';

const [address] = sampleAddresses('zh-CN');

const meta = {
  title: 'Commerce/AddressForm',
  component: AddressForm,
  args: { loadRegions: loadSampleRegions, onSubmit: fn() },
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '收货人' }), '林小禾');
    await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '13812342046');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '省份' })).toBeEnabled());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '省份' }), '上海市');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '城市' })).toBeEnabled());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '城市' }), '上海市');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '区县' })).toBeEnabled());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '区县' }), '静安区');
    await userEvent.type(canvas.getByRole('textbox', { name: '详细地址' }), '愚园路 128 弄');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      recipientName: '林小禾',
      phone: '13812342046',
      region: { province: '上海市', city: '上海市', county: '静安区', areaCode: '310106' },
      detailAddress: '愚园路 128 弄',
      postcode: '',
      isDefault: false,
    });
  },
};
export const Editing: Story = {
  args: address ? { value: address } : {},
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '区县' })).toHaveValue('310106'));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ isDefault: true }));
  },
};
export const CityWithoutCounties: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '省份' })).toBeEnabled());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '省份' }), '广东省');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '城市' })).toBeEnabled());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '城市' }), '东莞市');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ region: { province: '广东省', city: '东莞市', county: '', areaCode: '441900' } }),
    );
  },
};
export const Errors: Story = {
  args: {
    errors: {
      recipientName: '请输入收货人姓名',
      phone: '请输入正确的手机号',
      region: '请选择所在地区',
      detailAddress: '请输入详细地址',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '手机号' })).toHaveAccessibleDescription(/请输入正确的手机号/);
  },
};
export const RegionsFailed: Story = {
  args: {
    loadRegions: async () => {
      throw new Error('offline');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('地区加载失败');
  },
};
export const Pending: Story = { args: { isPending: true } };
export const English: Story = { globals: { locale: 'en-US' } };
