import { allowedActions, type OrderAction } from '@mallard/domain/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { CancelOrderDialog } from '../CancelOrderDialog/CancelOrderDialog.tsx';
import { ConfirmOrderDialog } from '../CancelOrderDialog/ConfirmOrderDialog.tsx';
import { OrderActions, type OrderActionsProps } from './OrderActions.tsx';

const actionsOf = (status: string) => allowedActions(status, { hasUnreviewedLines: true });
const statuses = ['unpaid', 'unshipped', 'shipped', 'completed', 'cancelled', 'teleported'];

const meta = {
  title: 'Commerce/OrderActions',
  component: OrderActions,
  args: { actions: actionsOf('unpaid'), onAction: fn(), hrefs: { details: '#details' } },
} satisfies Meta<typeof OrderActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'OrderActions');
    await userEvent.click(canvas.getByRole('button', { name: t('pay') }));
    await expect(args.onAction).toHaveBeenCalledWith('pay');
    canvas.getByRole('button', { name: t('cancel') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('cancel');
  },
};

/** The actions of each status, and a pending action. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap={20}>
      {statuses.map((status) => (
        <OrderActions key={status} {...args} actions={actionsOf(status)} />
      ))}
      <OrderActions {...args} pendingAction="pay" />
      <OrderActions {...args} actions={actionsOf('completed')} pendingAction="delete" />
    </Stack>
  ),
};

/** An unknown status has only a link to the details. */
export const UnknownStatus: Story = {
  args: { actions: actionsOf('teleported') },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('link', { name: messagesOf(globals, 'orders', 'OrderActions')('details') }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** While one action is pending, the others are inactive; it keeps its focus. */
export const Pending: Story = {
  args: { pendingAction: 'pay' },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'OrderActions');
    const pay = canvas.getByRole('button', { name: new RegExp(t('pay')) });
    await expect(pay).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: t('cancel') })).toBeDisabled();
    await userEvent.click(pay);
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

const renderNarrow = (args: OrderActionsProps) => (
  <div style={{ containerName: 'mallard-order', containerType: 'inline-size', width: 320 }}>
    <OrderActions {...args} />
  </div>
);

/** A narrow card has the other actions in a menu, named after the order. */
export const Narrow: Story = {
  args: { actions: actionsOf('completed'), orderName: '202611200846317731' },
  render: renderNarrow,
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'OrderActions');
    const name = t('moreActionsFor', { order: '202611200846317731' });
    const more = canvas.getByRole('button', { name });
    await expect(canvas.queryByRole('button', { name: t('delete') })).toBeNull();
    more.focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await within(document.body).findByRole('menu', { name }));
    await expect(menu.getByRole('menuitem', { name: t('details') })).toHaveAttribute('href', '#details');
    await userEvent.click(menu.getByRole('menuitem', { name: t('delete') }));
    await expect(args.onAction).toHaveBeenLastCalledWith('delete');
    await waitFor(() => expect(more).toHaveFocus());
  },
};

/** A third action is a button too: a menu with a single entry would only hide it. */
export const NarrowWithThree: Story = {
  args: { actions: ['logistics', 'confirm', 'afterSale'], orderName: '202611200846317731' },
  render: renderNarrow,
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'OrderActions');
    await expect(
      canvas.queryByRole('button', { name: t('moreActionsFor', { order: '202611200846317731' }) }),
    ).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('afterSale') }));
    await expect(args.onAction).toHaveBeenCalledWith('afterSale');
  },
};

function GuardedSample(props: OrderActionsProps) {
  const [asked, setAsked] = useState<OrderAction>();
  const close = () => setAsked(undefined);
  return (
    <>
      <OrderActions {...props} onAction={setAsked} />
      <CancelOrderDialog isOpen={asked === 'cancel'} isPaid onOpenChange={close} onConfirm={close} />
      {(['confirm', 'delete'] as const).map((action) => (
        <ConfirmOrderDialog
          key={action}
          action={action}
          isOpen={asked === action}
          onOpenChange={close}
          onConfirm={() => {
            props.onAction(action);
            close();
          }}
        />
      ))}
    </>
  );
}

/** Asks for confirmation of an action that cannot be undone; cancelling returns the focus. */
export const Guarded: Story = {
  args: { actions: ['confirm', 'cancel', 'delete'] },
  render: (args) => <GuardedSample {...args} />,
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'orders', 'OrderActions');
    const no = messagesOf(globals, 'orders', 'CancelOrderDialog')('dismiss');
    for (const action of ['cancel', 'confirm', 'delete'] as const) {
      const button = canvas.getByRole('button', { name: t(action) });
      await userEvent.click(button);
      const dialog = await within(document.body).findByRole('alertdialog');
      await userEvent.click(within(dialog).getByRole('button', { name: no }));
      await waitFor(() => expect(button).toHaveFocus());
    }
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};
