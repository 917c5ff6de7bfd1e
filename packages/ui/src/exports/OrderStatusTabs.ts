export { OrderStatusTabs, type OrderStatusTabsProps } from '../commerce/OrderStatusTabs/OrderStatusTabs.tsx';
export { orderStatusTabsWords } from '../commerce/OrderStatusTabs/OrderStatusTabs.words.ts';
