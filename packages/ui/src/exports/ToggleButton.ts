export { ToggleButton, type ToggleButtonProps } from '../actions/ToggleButton/ToggleButton.tsx';
