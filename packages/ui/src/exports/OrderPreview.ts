export { OrderPreview, type OrderPreviewProps } from '../commerce/OrderPreview/OrderPreview.tsx';
export { orderPreviewWords } from '../commerce/OrderPreview/OrderPreview.words.ts';
export type { PreviewLine } from '../commerce/OrderPreview/PreviewRow.tsx';
