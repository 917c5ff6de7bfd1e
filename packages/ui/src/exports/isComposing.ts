export { isComposing } from '../intl/isComposing.ts';
