export { ToggleButton, type ToggleButtonProps } from '../actions/ToggleButton/ToggleButton.tsx';
export { toggleButtonWords } from '../actions/ToggleButton/ToggleButton.words.ts';
