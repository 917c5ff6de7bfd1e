export { formatInstant } from '../commerce/formatInstant.ts';
