export { OrderShortcuts, type OrderShortcutsProps } from '../account/OrderShortcuts/OrderShortcuts.tsx';
export { orderShortcutsWords } from '../account/OrderShortcuts/OrderShortcuts.words.ts';
