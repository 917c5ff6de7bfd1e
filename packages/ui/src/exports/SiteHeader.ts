export { type HeaderLink, SiteHeader, type SiteHeaderProps } from '../navigation/SiteHeader/SiteHeader.tsx';
export { siteHeaderWords } from '../navigation/SiteHeader/SiteHeader.words.ts';
