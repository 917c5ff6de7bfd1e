export { OrderTimeline, type OrderTimelineProps, type TimelineStep } from '../commerce/OrderTimeline/OrderTimeline.tsx';
