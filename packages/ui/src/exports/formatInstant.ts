export { formatInstant } from '../intl/formatInstant.ts';
