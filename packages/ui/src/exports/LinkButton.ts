export { LinkButton, type LinkButtonProps } from '../actions/Button/LinkButton.tsx';
