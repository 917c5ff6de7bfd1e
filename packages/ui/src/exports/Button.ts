export type { ButtonVariants } from '../actions/Button/Button.css.ts';
export { Button, type ButtonProps } from '../actions/Button/Button.tsx';
