import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: '给卖家留言', placeholder: '选填' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Counted: Story = {
  args: { maxLength: 20 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '请放门口');
    await expect(canvas.getByText('4/20')).toBeVisible();
  },
};
export const Invalid: Story = { args: { errorMessage: '请写下评价' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = {
  args: { defaultValue: 'Please leave the parcel with the neighbours on the second floor. '.repeat(8) },
};
