export { ProgressBar, type ProgressBarProps } from '../feedback/ProgressBar/ProgressBar.tsx';
