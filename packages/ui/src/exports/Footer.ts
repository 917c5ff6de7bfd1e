export { Footer, type FooterColumn, type FooterProps } from '../navigation/Footer/Footer.tsx';
export { footerWords } from '../navigation/Footer/Footer.words.ts';
