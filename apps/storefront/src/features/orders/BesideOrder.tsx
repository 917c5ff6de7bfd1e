import type { Order } from '@mallard/domain/contract';
import { Stack } from '@mallard/ui/Stack';
import type { ReactNode } from 'react';
import { OrderItems } from './OrderItems.tsx';
import * as styles from './Orders.css.ts';

/** Content about an order. On wide windows, the line items and amounts of the order are beside it. */
export function BesideOrder({ order, children }: { order: Order; children: ReactNode }) {
  return (
    <div className={styles.formColumns}>
      <Stack gap={24} className={styles.form}>
        {children}
      </Stack>
      <div className={styles.summary}>
        <OrderItems order={order} />
      </div>
    </div>
  );
}
