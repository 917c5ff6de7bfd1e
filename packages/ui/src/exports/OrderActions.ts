export { OrderActions, type OrderActionsProps } from '../commerce/OrderActions/OrderActions.tsx';
