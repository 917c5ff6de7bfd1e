export { ResendButton, type ResendButtonProps } from '../forms/ResendButton/ResendButton.tsx';
export { resendButtonWords } from '../forms/ResendButton/ResendButton.words.ts';
