export { OrderPreview, type OrderPreviewProps } from '../commerce/OrderPreview/OrderPreview.tsx';
export type { PreviewLine } from '../commerce/OrderPreview/PreviewRow.tsx';
