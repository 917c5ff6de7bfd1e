export { CopyButton, type CopyButtonProps } from '../actions/CopyButton/CopyButton.tsx';
export { copyButtonWords } from '../actions/CopyButton/CopyButton.words.ts';
export type { WriteText } from '../actions/CopyButton/useCopy.ts';
