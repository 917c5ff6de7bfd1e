import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { Drawer } from './Drawer.tsx';

const text = {
  open: both('打开购物车', 'Open the cart'),
  title: both('购物车', 'Cart'),
  body: both('云釉手工马克杯，1 件', 'Cloud-glaze mug, 1 piece'),
  checkout: both('去结算', 'Checkout'),
  longTitle: both(
    '购物车里有三件商品的价格在您加入以后发生了变化，请在结算之前核对',
    'Three products in the cart have changed their price since you put them there; please look before you check out',
  ),
};

const meta = {
  title: 'Feedback/Drawer',
  component: Drawer,
  args: { isOpen: false, onOpenChange: fn(), title: '', children: undefined },
  render: function Opened({ title, ...args }) {
    const t = useSampleLocale();
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <>
        <Button onPress={() => setOpen(true)}>{text.open[t]}</Button>
        <Drawer
          footer={
            <Button size="lg" isFullWidth>
              {text.checkout[t]}
            </Button>
          }
          {...args}
          title={title || text.title[t]}
          isOpen={isOpen}
          onOpenChange={(next) => {
            setOpen(next);
            args.onOpenChange(next);
          }}
        >
          <p>{text.body[t]}</p>
        </Drawer>
      </>
    );
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

/** Slides in from the side that fits the window, and returns the focus. */
export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const opener = canvas.getByRole('button', { name: textOf(globals, text.open) });
    await userEvent.click(opener);
    const drawer = await page().findByRole('dialog', { name: textOf(globals, text.title) });
    const position = window.innerWidth >= breakpoints.lg ? 'end' : 'bottom';
    await expect(drawer.closest('[data-position]')).toHaveAttribute('data-position', position);
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true), { timeout: 4000 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull(), { timeout: 4000 });
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Matrix: Story = {
  args: { isOpen: true },
  play: async ({ globals }) => {
    await waitFor(() => expect(page().getByRole('dialog', { name: textOf(globals, text.title) })).toBeVisible());
  },
};
export const FromTheStart: Story = { args: { isOpen: true, side: 'start' } };
export const LongText: Story = {
  args: { isOpen: true },
  render: function Long(args) {
    const t = useSampleLocale();
    return (
      <Drawer {...args} title={text.longTitle[t]}>
        <p>{text.longTitle[t]}</p>
      </Drawer>
    );
  },
};
