export { ProgressCircle, type ProgressCircleProps } from '../feedback/ProgressCircle/ProgressCircle.tsx';
