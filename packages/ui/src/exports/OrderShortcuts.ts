export { OrderShortcuts, type OrderShortcutsProps } from '../account/OrderShortcuts/OrderShortcuts.tsx';
