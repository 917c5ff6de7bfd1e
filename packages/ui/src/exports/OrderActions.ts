export { OrderActions, type OrderActionsProps } from '../commerce/OrderActions/OrderActions.tsx';
export { orderActionsWords } from '../commerce/OrderActions/OrderActions.words.ts';
