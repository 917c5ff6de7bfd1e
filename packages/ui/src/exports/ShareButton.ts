export { ShareButton, type ShareButtonProps, type SharedPage } from '../actions/ShareButton/ShareButton.tsx';
