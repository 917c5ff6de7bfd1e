export { type HeaderLink, SiteHeader, type SiteHeaderProps } from '../navigation/SiteHeader/SiteHeader.tsx';
