export { BackToTop, type BackToTopProps } from '../navigation/BackToTop/BackToTop.tsx';
export { backToTopWords } from '../navigation/BackToTop/BackToTop.words.ts';
