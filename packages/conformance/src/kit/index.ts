export {
  type ConfigResult,
  type ConformanceConfig,
  conformanceConfig,
  readConformanceConfig,
} from './conformanceConfig.ts';
export { createHttpTarget } from './createHttpTarget.ts';
export { formatReport } from './formatReport.ts';
export type { ConformanceReport, ConformanceResult, Outcome } from './report.ts';
export { type ConformanceOptions, runConformance } from './runConformance.ts';
