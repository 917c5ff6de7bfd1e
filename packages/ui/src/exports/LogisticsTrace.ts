export { LogisticsTrace, type LogisticsTraceProps } from '../commerce/LogisticsTrace/LogisticsTrace.tsx';
