export { type TabItem, Tabs, type TabsProps } from '../navigation/Tabs/Tabs.tsx';
