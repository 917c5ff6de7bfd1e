export type { AccountMenuProps } from '../navigation/SiteHeader/AccountMenu.tsx';
export { type HeaderLink, SiteHeader, type SiteHeaderProps } from '../navigation/SiteHeader/SiteHeader.tsx';
