export { formatOptions } from '../commerce/formatOptions.ts';
