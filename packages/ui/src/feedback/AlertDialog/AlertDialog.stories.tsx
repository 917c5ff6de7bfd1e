import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { AlertDialog } from './AlertDialog.tsx';

const text = {
  open: both('删除', 'Delete'),
  title: both('删除这个地址？', 'Delete this address?'),
  body: both('已经下单的商品仍会送到这里。', 'What you have ordered already still goes there.'),
  yes: both('删除地址', 'Delete address'),
  no: both('保留', 'Keep it'),
  inUse: both('有订单正在送往这里', 'An order is on its way there'),
  longTitle: both(
    '删除“上海市浦东新区世纪大道一百号环球金融中心七十二层”这个地址？',
    'Delete the address “72nd floor, Shanghai World Financial Center, 100 Century Avenue, Pudong”?',
  ),
  longBody: both(
    '已经下单的三件商品仍会送到这里；以后下单时需要重新选择地址。它是默认地址，删除后最近用过的地址会成为默认地址。',
    'The three products you have ordered already still go there; the next order asks for an address anew. It is your default address: the one you used last takes its place.',
  ),
  longYes: both('删除地址并改用最近的地址', 'Delete it and use the last address instead'),
  longFailed: both(
    '这个地址没有删除：有一个订单正在送往这里，签收以后就可以删除了',
    'The address was not deleted: an order is on its way there, and it can be deleted once that has arrived',
  ),
};

const meta = {
  title: 'Feedback/AlertDialog',
  component: AlertDialog,
  args: { isOpen: false, onOpenChange: fn(), onConfirm: fn(), title: '', tone: 'danger' },
  render: function Asked(args) {
    const t = useSampleLocale();
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <>
        <Button variant="quiet" onPress={() => setOpen(true)}>
          {text.open[t]}
        </Button>
        <AlertDialog
          {...args}
          isOpen={isOpen}
          onOpenChange={(next) => {
            setOpen(next);
            args.onOpenChange(next);
          }}
          title={text.title[t]}
          confirmLabel={text.yes[t]}
          cancelLabel={text.no[t]}
        >
          {text.body[t]}
        </AlertDialog>
      </>
    );
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

/** After confirmation it closes once the action is done, and the focus returns. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const opener = canvas.getByRole('button', { name: textOf(globals, text.open) });
    await userEvent.click(opener);
    const dialog = await page().findByRole('alertdialog', { name: textOf(globals, text.title) });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: textOf(globals, text.no) })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Matrix: Story = { args: { isOpen: true } };
/** Fails the first time: the dialog stays open, shows the error, and accepts another press. */
export const FailsThenWorks: Story = {
  args: { isOpen: true },
  render: function Failing(args) {
    const t = useSampleLocale();
    const [isOpen, setOpen] = useState(true);
    const attempts = useRef(0);
    return (
      <AlertDialog
        {...args}
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={text.title[t]}
        confirmLabel={text.yes[t]}
        onConfirm={() => {
          attempts.current += 1;
          return attempts.current === 1 ? Promise.reject(new Error('500')) : Promise.resolve();
        }}
      >
        {text.body[t]}
      </AlertDialog>
    );
  },
  play: async ({ userEvent, globals }) => {
    const dialog = await page().findByRole('alertdialog');
    const yes = within(dialog).getByRole('button', { name: textOf(globals, text.yes) });
    await userEvent.click(yes);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      messagesOf(globals, 'feedback', 'AlertDialog')('failed'),
    );
    await waitFor(() => expect(yes).not.toHaveAttribute('aria-busy'));
    await userEvent.click(yes);
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
  },
};
/** Shows an error message based on the server's answer. */
export const OwnReason: Story = {
  args: { isOpen: true, onConfirm: fn(() => Promise.reject(new Error('inUse'))) },
  render: function Reasoned(args) {
    const t = useSampleLocale();
    return (
      <AlertDialog {...args} title={text.title[t]} confirmLabel={text.yes[t]} errorMessageOf={() => text.inUse[t]}>
        {text.body[t]}
      </AlertDialog>
    );
  },
  play: async ({ userEvent, globals }) => {
    const dialog = await page().findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: textOf(globals, text.yes) }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(textOf(globals, text.inUse));
  },
};
/** Long text wraps, also in the error, and no button is wider than the dialog. */
export const LongText: Story = {
  args: { isOpen: true, onConfirm: fn(() => Promise.reject(new Error('inUse'))) },
  render: function Long(args) {
    const t = useSampleLocale();
    return (
      <AlertDialog
        {...args}
        title={text.longTitle[t]}
        confirmLabel={text.longYes[t]}
        errorMessageOf={() => text.longFailed[t]}
      >
        {text.longBody[t]}
      </AlertDialog>
    );
  },
  play: async ({ userEvent, globals }) => {
    const dialog = await page().findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: textOf(globals, text.longYes) }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(textOf(globals, text.longFailed));
    const { right } = dialog.getBoundingClientRect();
    for (const button of within(dialog).getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThan(right);
  },
};
export const Narrow: Story = { ...LongText, tags: ['phone'] };
