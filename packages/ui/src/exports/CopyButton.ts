export { CopyButton, type CopyButtonProps } from '../actions/CopyButton/CopyButton.tsx';
export type { WriteText } from '../actions/CopyButton/useCopy.ts';
