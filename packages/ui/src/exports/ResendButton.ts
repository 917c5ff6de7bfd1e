export { ResendButton, type ResendButtonProps } from '../forms/ResendButton/ResendButton.tsx';
