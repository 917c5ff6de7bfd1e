export { Uploader, type UploaderProps } from '../forms/Uploader/Uploader.tsx';
export { uploaderWords } from '../forms/Uploader/Uploader.words.ts';
export type { UploadItem, UploadStatus } from '../forms/Uploader/UploadItem.ts';
