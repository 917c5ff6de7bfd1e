export {
  type LogisticsEvent,
  LogisticsTrace,
  type LogisticsTraceProps,
} from '../commerce/LogisticsTrace/LogisticsTrace.tsx';
