import type { OrderTab } from '@mallard/domain/contract';
import type { Ref } from 'react';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { TabLinks } from '../../navigation/TabLinks/TabLinks.tsx';

export interface OrderStatusTabsProps {
  /** The tab shown. */
  current: OrderTab;
  /** Address of a tab. */
  hrefOf: (tab: OrderTab) => string;
  /** How many orders each tab holds, once that is known. Counts of 0 and those of `all` and of finished orders stay silent. */
  counts?: Readonly<Record<OrderTab, number>> | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

const tabs: readonly OrderTab[] = ['all', 'unpaid', 'unshipped', 'shipped', 'completed', 'cancelled'];
/** Only orders that wait for something are counted. */
const counted: ReadonlySet<OrderTab> = new Set(['unpaid', 'unshipped', 'shipped']);

/** Orders by status, each status with an address of its own. */
export function OrderStatusTabs({ current, hrefOf, counts, ...rest }: OrderStatusTabsProps) {
  const words = useCommerceWords();
  return (
    <TabLinks
      {...rest}
      label={words.orderStatusTabs}
      currentKey={current}
      items={tabs.map((key) => {
        const label = words.orderTabs[key] ?? key;
        const count = counted.has(key) ? counts?.[key] : undefined;
        return { key, label, href: hrefOf(key), count };
      })}
    />
  );
}
