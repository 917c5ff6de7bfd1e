import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: {
    trigger: (
      <IconButton label="更多操作">
        <Icon glyph={Ellipsis} />
      </IconButton>
    ),
    items: [
      { id: 'copy', label: '复制订单号', icon: Copy },
      { id: 'again', label: '再次购买', isDisabled: true },
      { id: 'delete', label: '删除订单', icon: Trash2, isDanger: true },
    ],
    onAction: fn(),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Opens by key, skips what cannot be chosen, and gives the focus back. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: '更多操作' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await within(document.body).findByRole('menu', { name: '更多操作' });
    await expect(within(menu).getByRole('menuitem', { name: '复制订单号' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('delete');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多操作' }));
    const menu = await within(document.body).findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
  },
};
