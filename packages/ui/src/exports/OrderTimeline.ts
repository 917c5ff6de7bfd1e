export {
  OrderTimeline,
  type OrderTimelineProps,
  type TimelineBranch,
  type TimelineStep,
} from '../commerce/OrderTimeline/OrderTimeline.tsx';
