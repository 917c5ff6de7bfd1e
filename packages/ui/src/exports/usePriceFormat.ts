export { usePriceFormat } from '../intl/usePriceFormat.ts';
