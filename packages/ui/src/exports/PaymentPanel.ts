export {
  PaymentPanel,
  type PaymentPanelProps,
  type PaymentPanelStatus,
} from '../commerce/PaymentPanel/PaymentPanel.tsx';
export { paymentPanelWords } from '../commerce/PaymentPanel/PaymentPanel.words.ts';
