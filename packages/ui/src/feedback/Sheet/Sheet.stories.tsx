import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Sheet } from './Sheet.tsx';

const meta = {
  title: 'Feedback/Sheet',
  component: Sheet,
  args: {
    isOpen: false,
    onOpenChange: fn(),
    title: '选择规格',
    children: '容量、颜色',
    footer: (
      <Button size="lg" isFullWidth>
        确定
      </Button>
    ),
  },
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <>
        <Button onPress={() => setOpen(true)}>选择规格</Button>
        <Sheet {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '选择规格' }));
    const sheet = await within(document.body).findByRole('dialog', { name: '选择规格' });
    await userEvent.click(within(sheet).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};
export const Open: Story = { args: { isOpen: true } };
export const LongContent: Story = { args: { isOpen: true, children: '规格参数 '.repeat(600) } };
