export { type CappedProduct, MergeNotice, type MergeNoticeProps } from '../commerce/MergeNotice/MergeNotice.tsx';
export { mergeNoticeWords } from '../commerce/MergeNotice/MergeNotice.words.ts';
