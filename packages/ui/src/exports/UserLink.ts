export type { UserFaceProps } from '../navigation/UserMenu/UserFace.tsx';
export { UserLink, type UserLinkProps } from '../navigation/UserMenu/UserLink.tsx';
