export { ProgressBar, type ProgressBarProps } from '../feedback/ProgressBar/ProgressBar.tsx';
export { progressBarWords } from '../feedback/ProgressBar/ProgressBar.words.ts';
