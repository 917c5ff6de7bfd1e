export { OrderStatusTabs, type OrderStatusTabsProps } from '../commerce/OrderStatusTabs/OrderStatusTabs.tsx';
