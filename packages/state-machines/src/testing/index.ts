export { ChartCoverage } from './chartCoverage.ts';
export { NextTimerClock } from './nextTimerClock.ts';
export type { MachinePath, PlanOptions } from './planPaths.ts';
export { planPaths } from './planPaths.ts';
export { replayPath } from './replayPath.ts';
export type { PendingReplies } from './replyLater.ts';
export { replyLater } from './replyLater.ts';
