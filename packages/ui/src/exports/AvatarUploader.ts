export { AvatarUploader, type AvatarUploaderProps } from '../forms/AvatarUploader/AvatarUploader.tsx';
