export { Button, type ButtonProps } from '../actions/Button/Button.tsx';
