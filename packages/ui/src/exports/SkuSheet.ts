export { SkuSheet, type SkuSheetProps } from '../commerce/SkuSheet/SkuSheet.tsx';
