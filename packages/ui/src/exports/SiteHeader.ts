export { AccountLink, type AccountLinkProps } from '../navigation/SiteHeader/AccountLink.tsx';
export { type HeaderLink, SiteHeader, type SiteHeaderProps } from '../navigation/SiteHeader/SiteHeader.tsx';
export { siteHeaderWords } from '../navigation/SiteHeader/SiteHeader.words.ts';
