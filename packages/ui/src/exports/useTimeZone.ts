export { useTimeZone } from '../intl/useTimeZone.ts';
