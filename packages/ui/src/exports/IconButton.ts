export { IconButton, type IconButtonProps } from '../actions/IconButton/IconButton.tsx';
