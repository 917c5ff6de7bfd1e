export { Footer, type FooterColumn, type FooterProps } from '../navigation/Footer/Footer.tsx';
