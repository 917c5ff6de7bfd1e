export { Avatar, type AvatarProps } from '../foundations/Avatar/Avatar.tsx';
export { avatarWords } from '../foundations/Avatar/Avatar.words.ts';
