export { polyfillHas } from '../theme/polyfillHas.ts';
