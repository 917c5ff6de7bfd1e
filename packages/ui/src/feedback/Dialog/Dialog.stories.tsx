import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const text = {
  open: both('打开', 'Open'),
  title: both('修改昵称', 'Change your nickname'),
  body: both('昵称会显示在您的评价旁边。', 'It is shown beside your reviews.'),
  save: both('保存', 'Save'),
  later: both('以后再说', 'Not now'),
  field: both('昵称', 'Nickname'),
  terms: both('用户协议', 'Terms of use'),
  term: both(
    '商品的价格与库存以提交订单时页面显示的为准。如有变动，我们会在付款之前告诉您，由您决定是否继续。',
    'Prices and stock are those shown when an order is placed. Should they change, we tell you before you pay, and you decide whether to go on.',
  ),
  longTitle: both(
    '修改收货地址以后，这个订单里的三件商品会分成两个包裹分别发出',
    'Once the delivery address is changed, the three products of this order will be sent in two separate parcels',
  ),
};

function Sample({
  initial = false,
  ...props
}: Omit<DialogProps, 'isOpen' | 'title'> & Partial<DialogProps> & { initial?: boolean }) {
  const t = useSampleLocale();
  const [isOpen, setOpen] = useState(initial);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{text.open[t]}</Button>
      <Dialog
        title={text.title[t]}
        footer={
          <>
            <Button variant="quiet">{text.later[t]}</Button>
            <Button>{text.save[t]}</Button>
          </>
        }
        {...props}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange(next);
        }}
      >
        {props.children ?? text.body[t]}
      </Dialog>
    </>
  );
}
function Terms() {
  const t = useSampleLocale();
  return (
    <Stack gap={12}>
      {Array.from({ length: 24 }, (_, at) => `${at + 1}. ${text.term[t]}`).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Stack>
  );
}

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  args: { isOpen: false, title: '', onOpenChange: fn() },
  render: ({ isOpen, title: _, ...args }) => <Sample {...args} initial={isOpen} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

/** Traps the focus, closes on Escape and returns the focus. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const opener = canvas.getByRole('button', { name: textOf(globals, text.open) });
    await userEvent.click(opener);
    const dialog = await page().findByRole('dialog', { name: textOf(globals, text.title) });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    const close = within(dialog).getByRole('button', { name: messagesOf(globals, 'feedback', 'Dialog')('close') });
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole('button', { name: textOf(globals, text.save) })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
/** On phones it slides in from the bottom at full width, and its buttons share a line. */
export const OnPhones: Story = {
  tags: ['phone'],
  args: { isOpen: true },
  play: async ({ userEvent, args, globals }) => {
    const found = await page().findByRole('dialog', { name: textOf(globals, text.title) });
    await waitFor(() => expect(found.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0));
    await expect(found.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    const dialog = within(found);
    const [later, save] = [text.later, text.save].map((name) =>
      dialog.getByRole('button', { name: textOf(globals, name) }),
    );
    await expect(later?.getBoundingClientRect().top).toBe(save?.getBoundingClientRect().top);
    const close = dialog.getByRole('button', { name: messagesOf(globals, 'feedback', 'Dialog')('close') });
    await userEvent.pointer({ keys: '[TouchA]', target: close });
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
};
export const Matrix: Story = { args: { isOpen: true } };
/** Only the body scrolls, also by keys; title and buttons stay. */
export const LongBody: Story = {
  args: { isOpen: true, size: 'md', children: <Terms /> },
  play: async ({ globals }) => {
    const dialog = await page().findByRole('dialog', { name: textOf(globals, text.title) });
    const body = await within(dialog).findByRole('group', { name: textOf(globals, text.title) });
    await expect(body).toHaveAttribute('tabindex', '0');
    // The dialog fades in.
    await waitFor(() => expect(within(dialog).getByRole('button', { name: textOf(globals, text.save) })).toBeVisible());
  },
};
export const LongText: Story = {
  args: { isOpen: true },
  render: function Long({ isOpen, ...args }) {
    return <Sample {...args} title={text.longTitle[useSampleLocale()]} initial={isOpen} />;
  },
};
/** A phone's keyboard covers the lower half of the window; the field and the buttons stay above it. */
export const PhoneKeyboard: Story = {
  tags: ['phone'],
  args: { isOpen: true },
  render: function Keyboard({ isOpen, title: _, ...args }) {
    return (
      <Sample {...args} initial={isOpen}>
        <TextField label={text.field[useSampleLocale()]} />
      </Sample>
    );
  },
  play: async ({ globals }) => {
    const dialog = await page().findByRole('dialog', { name: textOf(globals, text.title) });
    const half = window.innerHeight / 2;
    dialog.parentElement?.style.setProperty('--keyboard-height', `${half}px`);
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeCloseTo(half, 0));
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
/** Pressing outside leaves it open, so that typed text is not lost by accident. */
export const NotDismissable: Story = {
  args: { isOpen: true, isDismissable: false },
  play: async ({ userEvent, args, globals }) => {
    await page().findByRole('dialog');
    await userEvent.click(document.body);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(page().getByRole('button', { name: messagesOf(globals, 'feedback', 'Dialog')('close') }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
