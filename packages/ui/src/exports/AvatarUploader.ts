export { AvatarUploader, type AvatarUploaderProps } from '../forms/AvatarUploader/AvatarUploader.tsx';
export { avatarUploaderWords } from '../forms/AvatarUploader/AvatarUploader.words.ts';
