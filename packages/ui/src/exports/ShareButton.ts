export { ShareButton, type ShareButtonProps, type SharedPage } from '../actions/ShareButton/ShareButton.tsx';
export { shareButtonWords } from '../actions/ShareButton/ShareButton.words.ts';
