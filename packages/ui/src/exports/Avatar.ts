export { Avatar, type AvatarProps } from '../foundations/Avatar/Avatar.tsx';
