export { Uploader, type UploaderProps } from '../forms/Uploader/Uploader.tsx';
export type { UploadItem, UploadStatus } from '../forms/Uploader/UploadItem.ts';
