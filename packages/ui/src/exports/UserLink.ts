export { UserLink, type UserLinkProps } from '../navigation/UserMenu/UserLink.tsx';
