export { SkuSheet, type SkuSheetProps } from '../commerce/SkuSheet/SkuSheet.tsx';
export { skuSheetWords } from '../commerce/SkuSheet/SkuSheet.words.ts';
