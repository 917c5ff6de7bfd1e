export { type CappedProduct, MergeNotice, type MergeNoticeProps } from '../commerce/MergeNotice/MergeNotice.tsx';
