export { formatLineName } from '../commerce/formatLineName.ts';
export { formatOptions } from '../commerce/formatOptions.ts';
