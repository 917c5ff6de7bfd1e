import type { ComponentProps } from 'react';
import { useLazyDialog } from '../../hydration/index.ts';
import type { OrderChangeDialog as Dialog } from './OrderChangeDialog.tsx';

/** Loads the dialog. Screens that can open it preload it. */
export const loadOrderChangeDialog = async () => (await import('./OrderChangeDialog.tsx')).OrderChangeDialog;

/** The confirmation dialog of an order change. Its code loads when it is first rendered. */
export function LazyOrderChange(props: ComponentProps<typeof Dialog>) {
  const OrderChangeDialog = useLazyDialog(loadOrderChangeDialog, true, () =>
    props.change.send({ type: 'order.dismiss' }),
  );
  return OrderChangeDialog && <OrderChangeDialog {...props} />;
}
