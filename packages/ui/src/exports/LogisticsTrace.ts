export {
  type LogisticsEvent,
  LogisticsTrace,
  type LogisticsTraceProps,
} from '../commerce/LogisticsTrace/LogisticsTrace.tsx';
export { logisticsTraceWords } from '../commerce/LogisticsTrace/LogisticsTrace.words.ts';
