import type { OrderTab } from '@mallard/domain/contract';
import { useMessages } from '../../intl/useMessages.ts';
import { TabLinks, type TabLinksProps } from '../../navigation/TabLinks/TabLinks.tsx';

export interface OrderStatusTabsProps extends Omit<TabLinksProps, 'label' | 'items' | 'currentKey'> {
  /** The current tab. */
  current: OrderTab;
  /** Returns the URL of a tab. */
  hrefOf: (tab: OrderTab) => string;
  /** Accessible name of the row. @default "Order status" in the reader's language */
  label?: string | undefined;
  /** Number of orders per tab, once known. Counts of 0, of `all` and of finished orders are not shown. */
  counts?: Readonly<Record<OrderTab, number>> | undefined;
}

const tabs: readonly OrderTab[] = ['all', 'unpaid', 'unshipped', 'shipped', 'completed', 'cancelled'];
/** Only pending orders are counted. */
const counted: ReadonlySet<OrderTab> = new Set(['unpaid', 'unshipped', 'shipped']);

/** Orders by status; each tab has its own URL. */
export function OrderStatusTabs({ current, hrefOf, label, counts, ...remainingProps }: OrderStatusTabsProps) {
  const t = useMessages('orders', 'OrderStatusTabs');
  const tOrderStatus = useMessages('shared', 'orderStatus');
  return (
    <TabLinks
      {...remainingProps}
      label={label ?? t('label')}
      currentKey={current}
      items={tabs.map((id) => {
        const count = counted.has(id) ? (counts?.[id] ?? 0) : undefined;
        return {
          id,
          label: tOrderStatus(id),
          href: hrefOf(id),
          count,
          ...(count && { countLabel: t('orderCount', { count }) }),
        };
      })}
    />
  );
}
