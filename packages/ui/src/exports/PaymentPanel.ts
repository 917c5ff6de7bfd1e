export {
  PaymentPanel,
  type PaymentPanelProps,
  type PaymentPanelStatus,
} from '../commerce/PaymentPanel/PaymentPanel.tsx';
