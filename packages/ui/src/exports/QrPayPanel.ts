export { QrCode, type QrCodeProps } from '../commerce/QrPayPanel/QrCode.tsx';
export {
  type QrModules,
  QrPayPanel,
  type QrPayPanelProps,
  type QrPayStatus,
} from '../commerce/QrPayPanel/QrPayPanel.tsx';
