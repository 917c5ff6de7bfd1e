export type { UserFaceProps } from '../navigation/UserMenu/UserFace.tsx';
export { UserMenu, type UserMenuProps } from '../navigation/UserMenu/UserMenu.tsx';
