export { langOf } from '../intl/langOf.ts';
