export { AccountMenu, type AccountMenuProps } from '../navigation/SiteHeader/AccountMenu.tsx';
