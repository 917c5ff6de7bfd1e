export { ProgressCircle, type ProgressCircleProps } from '../feedback/ProgressCircle/ProgressCircle.tsx';
export { progressCircleWords } from '../feedback/ProgressCircle/ProgressCircle.words.ts';
