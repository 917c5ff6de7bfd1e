export { BackToTop, type BackToTopProps } from '../navigation/BackToTop/BackToTop.tsx';
